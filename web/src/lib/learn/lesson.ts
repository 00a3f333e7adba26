// A lesson or a puzzle as a match: the board, the offers and the dice are those of any match, but nothing is stored anywhere. All choices are
// sent again with every one, and the server says what they lead to.
import type { Foreseen, MatchInfo, Practice, Problem, Thoughts } from '../../generated/protocol';
import { Refused } from '../api';
import type { Match, Outcome, Verdict } from '../match/match';
import { unknown, type Standing, type TheEvent } from '../match/standing';

/** Asks the server what all choices since the beginning lead to; with `why` only whether the rules take them. */
export type Ask = (answers: readonly string[], why: boolean) => Promise<Practice>;

const nobody: Problem = { code: 'no-coach', message: '' };

export class LessonMatch implements Match {
  standing: Standing;
  #answers: string[] = [];
  /** Whether the lesson waits for a choice: what is forced after its last one is not played any more. */
  #asks = true;
  readonly #listeners = new Set<(standing: Standing) => void>();

  constructor(
    info: MatchInfo,
    private readonly ask: Ask,
    /** The lesson as it stands, for the page around it; the version tells when the film has come to it. */
    private readonly onpractice: (practice: Practice, version: number) => void,
    /** What is left of choices of which the last was wrong. */
    private readonly back: (answers: readonly string[]) => readonly string[] = (answers) => answers.slice(0, -1),
  ) {
    this.standing = { ...unknown, info, you: 'home', there: { home: true, away: true } };
  }

  /** Begins, or begins anew. */
  begin(): Promise<Outcome> {
    return this.#go([], 'at-once');
  }

  /** Takes back what was wrong. */
  retry(): Promise<Outcome> {
    return this.#go([...this.back(this.#answers)], 'at-once');
  }

  watch(listener: (standing: Standing) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  choose(_version: number, choice: string): Promise<Outcome> {
    if (!this.#asks) return Promise.resolve({ ok: false, problem: { code: 'stale', message: '' } });
    return this.#go([...this.#answers, choice], 'as-film');
  }

  undo(): Promise<Outcome> {
    return this.#go(this.#answers.slice(0, -1), 'at-once');
  }

  async why(choice: string): Promise<Verdict> {
    try {
      await this.ask([...this.#answers, choice], true);
      return { allowed: true };
    } catch (error) {
      return { allowed: false, problem: problemOf(error) };
    }
  }

  // Dice are the lesson's, and nobody gives advice but the lesson.
  roll = (): Promise<Outcome> => Promise.resolve({ ok: false, problem: nobody });
  confirmDice = this.roll;
  disputeDice = this.roll;
  playNow = this.roll;
  say = this.roll;
  closeOthers = this.roll;
  end = this.roll;
  plan = this.roll;
  foresee = (): Promise<Foreseen | null> => Promise.resolve(null);
  hint = (): Promise<{ problem: Problem }> => Promise.resolve({ problem: nobody });
  thoughts = (): Promise<Thoughts | null> => Promise.resolve(null);
  forgetOpenedAgain(): void {}
  forgetRulesChanged(): void {}

  close(): void {
    this.#listeners.clear();
  }

  async #go(answers: string[], how: 'as-film' | 'at-once'): Promise<Outcome> {
    try {
      const practice = await this.ask(answers, false);
      this.#answers = answers;
      this.#asks = practice.state === 'asks';
      const frames = how === 'as-film' ? practice.frames : practice.frames.slice(-1);
      const last = this.standing.version + frames.length;
      this.onpractice(practice, last);
      for (const { sight, events } of frames) {
        const version = this.standing.version + 1;
        const told = events as TheEvent[];
        this.standing = { ...this.standing, version, sight, events: told, settled: told.length, link: 'joined' };
        for (const listener of this.#listeners) listener(this.standing);
      }
      return { ok: true, version: last };
    } catch (error) {
      return { ok: false, problem: problemOf(error) };
    }
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof Refused) return error.problem;
  return { code: 'not-reached', message: String(error) };
}
