// Starts the client: settings, language, then the pages.
import { mount } from 'svelte';
import App from './App.svelte';
import { followLinks } from './lib/location.svelte';
import { speakAsUsual } from './lib/messages.svelte';
import { useSettings } from './lib/settings.svelte';
import { followUpgrades } from './lib/upgrade';
import './styles/tokens.css';
import './styles/base.css';

followUpgrades();
useSettings();
followLinks();
await speakAsUsual();
const target = document.getElementById('app');
if (target !== null) mount(App, { target });
