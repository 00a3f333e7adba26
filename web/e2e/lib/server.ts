// A real server process with a data folder of its own, which can be killed and started again.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The program under test: the one that is named, else the one that `cargo build` made. */
const program =
  process.env['GAFFER_PROGRAM'] ??
  join(process.env['CARGO_TARGET_DIR'] ?? fileURLToPath(new URL('../../../target', import.meta.url)), 'debug/gaffer');

export class Server {
  #process: ChildProcess | null = null;
  #port = 0;
  /** What it has said since it was started. */
  #said = '';

  private constructor(
    private readonly data: string,
    private readonly more: readonly string[],
  ) {}

  /** Starts a server with an empty data folder, on a port that is free; with a club where its file is given. */
  static async start(club?: string): Promise<Server> {
    const data = await mkdtemp(join(tmpdir(), 'gaffer-e2e-'));
    const file = join(data, 'club.toml');
    if (club !== undefined) await writeFile(file, club);
    const server = new Server(data, club === undefined ? [] : ['--club', file]);
    await server.startAgain();
    return server;
  }

  /** Gives the club another file, which counts from the next start on. */
  async rewriteClub(club: string): Promise<void> {
    await writeFile(join(this.data, 'club.toml'), club);
  }

  /** Where browsers find it, without a slash at the end. */
  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The path of the link that makes the owner's account, as a club without one prints it when it starts. */
  get ownerLink(): string {
    const link = /\/account#admission=[0-9a-f]+/.exec(this.#said);
    if (link === null) throw new Error(`no link of an owner in: ${this.#said}`);
    return link[0];
  }

  /** Starts the program on the same data and, but for the first time, on the same port. */
  async startAgain(): Promise<void> {
    const listen = `127.0.0.1:${this.#port}`;
    const child = spawn(program, ['serve', '--listen', listen, '--data', this.data, ...this.more], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    this.#said = '';
    this.#port = await new Promise<number>((resolve, reject) => {
      const hear = (words: Buffer) => {
        this.#said += words.toString();
        const address = /http:\/\/127\.0\.0\.1:(\d+)/.exec(this.#said);
        if (address !== null) resolve(Number(address[1]));
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.on('error', reject);
      child.on('exit', (code) => reject(new Error(`${program} ended with ${code}: ${this.#said}`)));
    });
  }

  /** Ends the process at once, without a chance to tidy up. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Ends the process and removes its data. */
  async remove(): Promise<void> {
    await this.kill();
    await rm(this.data, { recursive: true, force: true });
  }
}
