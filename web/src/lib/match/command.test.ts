// Lines of the command field.
import { describe, expect, it } from 'vitest';
import type { Offer } from '../../generated/protocol';
import { commandOf as meant, conditionalOf, english, found, type Speech } from './command';

const offer = (choice: string, label: string): Offer => ({ choice, label, places: [] });
const offers = [
  offer('goal attempt', 'Goal attempt'),
  offer('movement defence', 'Defence movement'),
  offer('movement midfield', 'Midfield movement'),
  offer('mover 8', 'Player 8'),
  offer('mover 18', 'Player 18'),
];

const commandOf = (line: string, from: Offer[], speech: Speech = english, isWindow = false) =>
  meant(line, from, speech, isWindow);

describe('commandOf', () => {
  it('knows its own words', () => {
    expect(commandOf('  Undo ', offers)).toEqual({ do: 'undo' });
    expect(commandOf('hint', offers)).toEqual({ do: 'hint' });
    expect(commandOf('why pressing', offers)).toEqual({ do: 'why', choice: 'pressing' });
    expect(commandOf('roll 5 2', offers)).toEqual({ do: 'roll', dice: [5, 2] });
    expect(commandOf('', offers)).toEqual({ do: 'nothing' });
  });

  it('takes a notation, words, or a part that only one offer has', () => {
    expect(commandOf('goal attempt', offers)).toEqual({ do: 'offer', offer: offers[0] });
    expect(commandOf('defence movement', offers)).toEqual({ do: 'offer', offer: offers[1] });
    expect(commandOf('mid', offers)).toEqual({ do: 'offer', offer: offers[2] });
    expect(commandOf('8', offers)).toEqual({ do: 'offer', offer: offers[3] });
  });

  it('knows the words of another language too', () => {
    const finnish: Speech = {
      undo: 'peru',
      hint: 'vihje',
      why: 'miksi',
      roll: 'heitä',
      noMore: 'ei enää',
    };
    expect(commandOf('Peru', offers, finnish)).toEqual({ do: 'undo' });
    expect(commandOf('undo', offers, finnish)).toEqual({ do: 'undo' });
    expect(commandOf('miksi pressing', offers, finnish)).toEqual({ do: 'why', choice: 'pressing' });
    expect(commandOf('heitä 3', offers, finnish)).toEqual({ do: 'roll', dice: [3] });
  });

  it('declines the rest of a turn at windows alone', () => {
    expect(commandOf('No more', offers, english, true)).toEqual({ do: 'no-more' });
    expect(commandOf('no more', offers, english)).toEqual({ do: 'choose', choice: 'no more' });
  });

  it('asks where several are meant, and hands the rest to the rules', () => {
    expect(commandOf('movement', offers)).toEqual({ do: 'ambiguous', offers: [offers[1], offers[2]] });
    expect(commandOf('Target b4', offers)).toEqual({ do: 'choose', choice: 'Target b4' });
  });
});

describe('found', () => {
  it('finds every word in any order', () => {
    expect(found(offers, 'movement def')).toEqual([offers[1]]);
    expect(found(offers, '')).toEqual(offers);
  });
});

describe('conditionalOf', () => {
  it('reads a condition and an answer in both languages', () => {
    expect(conditionalOf('if target b4 then pressing')).toEqual({ when: { answers: ['target b4'] }, then: 'pressing' });
    expect(conditionalOf('Jos target b4, done niin move b3 b4, done')).toEqual({
      when: { answers: ['target b4', 'done'] },
      then: 'move b3 b4, done',
    });
  });

  it('takes nothing else for one', () => {
    for (const line of ['target b4', 'if target b4', 'then pressing', 'iffy then go'])
      expect(conditionalOf(line)).toBeNull();
  });
});
