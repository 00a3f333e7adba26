// Addresses and the pages that they mean.
import { describe, expect, it } from 'vitest';
import {
  coachPath,
  cupPath,
  joinPath,
  ladderPath,
  learnPath,
  personPath,
  matchPath,
  positionPath,
  replayPath,
  routeOf,
  rulesPath,
  sheetsPath,
} from './router';

const at = (address: string) => routeOf(new URL(address, 'http://club.test'));

describe('routeOf', () => {
  it('knows the pages', () => {
    expect(at('/')).toEqual({ page: 'start' });
    expect(at('/puzzles')).toEqual({ page: 'puzzles', id: null, theme: null });
    expect(at('/puzzles/f1?theme=target')).toEqual({ page: 'puzzles', id: 'f1', theme: 'target' });
    expect(at('/learn')).toEqual({ page: 'learn', guide: null, lesson: null });
    expect(at('/rules')).toEqual({ page: 'rules', book: null, chapter: null, rule: null });
    expect(at('/lobby')).toEqual({ page: 'lobby' });
    expect(at('/position')).toEqual({ page: 'position', text: null });
    for (const text of ['fuba/2.2;pieces=b4:3/2,b5:1/2;used=(a,b)', "fuba;a='x & y+z % #'"]) {
      expect(at(positionPath(text))).toEqual({ page: 'position', text });
    }
    expect(positionPath('fuba/2.2;pieces=b4:3/2')).toBe('/position?p=fuba/2.2;pieces=b4:3/2');
    expect(at('/lobby/more')).toEqual({ page: 'nowhere' });
    expect(at('/cups')).toEqual({ page: 'cups' });
    expect(at('/cups/c1')).toEqual({ page: 'cup', id: 'c1', organiser: null });
    expect(at(sheetsPath('c 1'))).toEqual({ page: 'cup-sheets', id: 'c 1' });
    expect(at('/cups/c1/other')).toEqual({ page: 'nowhere' });
    expect(at('/account')).toEqual({ page: 'account', admission: null });
    expect(at('/account#admission=s3cret')).toEqual({ page: 'account', admission: 's3cret' });
    expect(at('/people/Anna')).toEqual({ page: 'person', name: 'Anna' });
    expect(at('/people')).toEqual({ page: 'nowhere' });
    expect(at('/ladder')).toEqual({ page: 'ladder', which: {} });
    expect(at('/dice')).toEqual({ page: 'dice' });
    expect(at('/desk')).toEqual({ page: 'desk' });
    expect(at('/desk/more')).toEqual({ page: 'nowhere' });
    expect(at('/account#recover=s3cret')).toEqual({ page: 'from-mail', purpose: 'recover', secret: 's3cret' });
    expect(at('/account#unsubscribe=1-ab')).toEqual({ page: 'from-mail', purpose: 'unsubscribe', secret: '1-ab' });
    expect(at('/account/more')).toEqual({ page: 'nowhere' });
    expect(at('/m/k7')).toEqual({ page: 'match', id: 'k7', seat: null });
    expect(at('/replay/k7')).toEqual({ page: 'replay', id: 'k7', at: null, depth: null });
  });

  it('reads a seat from the fragment and a moment from the query', () => {
    expect(at('/m/k7#seat=s3cret')).toEqual({ page: 'match', id: 'k7', seat: 's3cret' });
    expect(at('/join/k7#invitation=s3cret')).toEqual({ page: 'join', id: 'k7', invitation: 's3cret' });
    expect(at('/join/k7')).toEqual({ page: 'join', id: 'k7', invitation: null });
    expect(at('/replay/k7?at=12')).toEqual({ page: 'replay', id: 'k7', at: 12, depth: null });
    expect(at('/replay/k7?at=soon&depth=deeper')).toEqual({ page: 'replay', id: 'k7', at: null, depth: null });
  });

  it('sends everything else nowhere', () => {
    for (const address of [
      '/m',
      '/join',
      '/m/k7/more',
      '/learn/a/b/c',
      '/other',
      '/replay',
      '/rules/F22/one',
      '/rules/F22-4/1',
    ]) {
      expect(at(address)).toEqual({ page: 'nowhere' });
    }
  });

  it('reads back what it writes', () => {
    expect(at(matchPath('a b/c', 'x&y=z'))).toEqual({ page: 'match', id: 'a b/c', seat: 'x&y=z' });
    expect(at(joinPath('a b/c', 'x&y=z'))).toEqual({ page: 'join', id: 'a b/c', invitation: 'x&y=z' });
    expect(at(personPath('A. Ö / B'))).toEqual({ page: 'person', name: 'A. Ö / B' });
    const which = { game: 'fuba', edition: '2.2', speed: 'rapid', page: '3' };
    expect(at(ladderPath(which))).toEqual({ page: 'ladder', which });
    expect(at(coachPath('fuba', 'full', 'amateur'))).toEqual({ page: 'new' });
    expect(at(cupPath('c 1', 'x&y'))).toEqual({ page: 'cup', id: 'c 1', organiser: 'x&y' });
    expect(at(learnPath('fuba', 'line-up'))).toEqual({ page: 'learn', guide: 'fuba', lesson: 'line-up' });
    expect(at(rulesPath('F22-4.2.1'))).toEqual({ page: 'rules', book: 'F22', chapter: null, rule: 'F22-4.2.1' });
    expect(at(rulesPath('C20', 3))).toEqual({ page: 'rules', book: 'C20', chapter: 3, rule: null });
    expect(at(replayPath('k7', 3))).toEqual({ page: 'replay', id: 'k7', at: 3, depth: null });
    expect(at(replayPath('k7', 'dearest'))).toEqual({ page: 'replay', id: 'k7', at: 'dearest', depth: null });
    expect(at(replayPath('k7', 3, 'deep'))).toEqual({ page: 'replay', id: 'k7', at: 3, depth: 'deep' });
  });

  it('keeps a broken escape as it was typed', () => {
    expect(at('/m/%E0%A4%A')).toEqual({ page: 'match', id: '%E0%A4%A', seat: null });
  });
});
