// The games of the server, in the words of the reader's language, for pages that offer them.
import type { GameInfo } from '../../generated/protocol';
import { games } from '../api';

export class Catalogue {
  known = $state.raw<GameInfo[] | 'loading' | 'failed'>('loading');

  constructor() {
    void this.load();
  }

  async load(): Promise<void> {
    try {
      this.known = await games();
    } catch {
      if (this.known === 'loading') this.known = 'failed';
    }
  }

  again(): void {
    this.known = 'loading';
    void this.load();
  }
}
