// The wire between a browser and the server: passes everything on, until somebody cuts it, blocks it or makes it deaf.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server as Listener, type Socket } from 'node:net';

/**
 * What the wire does: passes all on; breaks every connection; keeps connections open and passes nothing on; passes on
 * what the browser says, but not what the server says.
 */
type State = 'whole' | 'cut' | 'blocked' | 'deaf';

export class Wire {
  #state: State = 'whole';
  readonly #ends = new Set<Socket>();

  private constructor(private readonly listener: Listener) {}

  /** A wire to the server at an address. */
  static async to(server: string): Promise<Wire> {
    const port = Number(new URL(server).port);
    const listener = createServer();
    const wire = new Wire(listener);
    listener.on('connection', (browser) => wire.#join(browser, port));
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    return wire;
  }

  /** Where browsers find the server at the other end, without a slash at the end. */
  get address(): string {
    return `http://127.0.0.1:${(this.listener.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.#state = 'cut';
    this.#break();
  }

  block(): void {
    this.#state = 'blocked';
  }

  deafen(): void {
    this.#state = 'deaf';
  }

  /** The wire is whole again; what was open while it was not is gone. */
  mend(): void {
    this.#break();
    this.#state = 'whole';
  }

  remove(): void {
    this.#break();
    this.listener.close();
  }

  #break(): void {
    for (const end of this.#ends) end.destroy();
  }

  #join(browser: Socket, port: number): void {
    if (this.#state === 'cut') return void browser.destroy();
    const server = connect(port, '127.0.0.1');
    const ends = [browser, server];
    for (const end of ends) {
      this.#ends.add(end);
      end.on('error', () => end.destroy());
      end.on('close', () => {
        this.#ends.delete(end);
        for (const other of ends) other.destroy();
      });
    }
    browser.on('data', (words) => this.#state !== 'blocked' && server.write(words));
    server.on('data', (words) => this.#state === 'whole' && browser.write(words));
  }
}
