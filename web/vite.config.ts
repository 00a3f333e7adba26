// How the client is built, served while it is worked on, and tested.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Where `gaffer serve` listens. It takes calls from its own pages only, so the proxy calls in their name. */
const server = 'http://127.0.0.1:4020';

export default defineConfig({
  plugins: [svelte()],
  build: {
    // The oldest browsers that know light-dark(), nesting and dialogs; nothing is translated for older ones.
    target: ['chrome123', 'firefox121', 'safari17.5'],
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
  },
  server: {
    proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    // Node.js 20 has the WebSocket of browsers behind this switch; later versions know it still.
    execArgv: ['--experimental-websocket'],
  },
});
