// The rulebooks as they are read: nothing of a page is lost, and everything is found again.
import { describe, expect, it } from 'vitest';
import champions from '../../../../docs/rules/champions-2020.md?raw';
import first from '../../../../docs/rules/fuba-1.0.md?raw';
import second from '../../../../docs/rules/fuba-2014.md?raw';
import third from '../../../../docs/rules/fuba-2.2.md?raw';
import { chapterOf, chaptersOf, isRuling, rulesOf, rulingsIn, search, spansOf } from './book';

const page = `# A game: rules reference

What it is,
in two lines.

\`\`\`
a figure
  of text
\`\`\`

## Chapter 1 – basics

**F22-1.1a** The first rule. (F22-D1)  
**F22-1.1b** The second, with \`code\`.  

### 1.2 More

A text.

| head | second |
|---|---|
| one | two |

- an item
  that goes on
- another

## Rulings

**F22-D1** How it is played.  
`;

describe('chaptersOf', () => {
  const chapters = chaptersOf(page);

  it('splits a page at its chapters', () => {
    expect(chapters.map(({ title }) => title)).toEqual(['', 'Chapter 1 – basics', 'Rulings']);
    expect(chapters[0]?.blocks).toEqual([
      { kind: 'text', text: 'What it is, in two lines.' },
      { kind: 'text', text: '' },
      { kind: 'code', text: 'a figure\n  of text' },
    ]);
  });

  it('knows rules, tables, lists and headings', () => {
    expect(chapters[1]?.blocks.filter((block) => block.kind !== 'text')).toEqual([
      { kind: 'rule', id: 'F22-1.1a', text: 'The first rule. (F22-D1)' },
      { kind: 'rule', id: 'F22-1.1b', text: 'The second, with `code`.' },
      { kind: 'heading', text: '1.2 More' },
      { kind: 'table', head: ['head', 'second'], rows: [['one', 'two']] },
      { kind: 'list', items: ['an item that goes on', 'another'] },
    ]);
  });

  it.each([
    ['F10', first],
    ['F14', second],
    ['F22', third],
    ['C20', champions],
  ])('finds every rule of %s', (book, page) => {
    const rules = rulesOf(chaptersOf(page));
    expect(rules.length).toBe(page.split('\n').filter((line) => line.startsWith('**')).length);
    expect(rules.every(({ id, text }) => id.startsWith(`${book}-`) && text !== '')).toBe(true);
  });

  it('loses no word of a book', () => {
    const words = (text: string) => text.match(/[\p{L}\d]+/gu) ?? [];
    const read = chaptersOf(third).flatMap(({ title, blocks }) => [
      title,
      ...blocks.map((block) => JSON.stringify(Object.values(block).slice(1)).replaceAll('\\n', ' ')),
    ]);
    const title = third.split('\n')[0] ?? '';
    expect(words(read.join(' ')).length).toBe(words(third).length - words(title).length);
  });
});

describe('chapterOf', () => {
  const chapters = chaptersOf(third);

  it('is the chapter of a rule, or of the first that begins so', () => {
    expect(chapters[chapterOf(chapters, 'F22-4.2.1')]?.title).toBe('Chapter 4 – the turn');
    expect(chapters[chapterOf(chapters, 'F22-A10')]?.title).toBe('Advanced rules');
    expect(chapters[chapterOf(chapters, 'f22-d7')]?.title).toBe('Rulings');
    expect(chapterOf(chapters, 'F22-99')).toBe(-1);
  });
});

describe('spansOf', () => {
  it('finds code, bold words, links and rules', () => {
    expect(spansOf('See `x` and **CT** in [the list](list.md), F22-4.2.1a.')).toEqual([
      { kind: 'plain', text: 'See ' },
      { kind: 'code', text: 'x' },
      { kind: 'plain', text: ' and ' },
      { kind: 'strong', text: 'CT' },
      { kind: 'plain', text: ' in ' },
      { kind: 'plain', text: 'the list' },
      { kind: 'plain', text: ', ' },
      { kind: 'rule', text: 'F22-4.2.1a' },
      { kind: 'plain', text: '.' },
    ]);
  });

  it('knows rulings from rules', () => {
    expect(isRuling('F22-D7')).toBe(true);
    expect(isRuling('C20-turn-D2')).toBe(false);
    expect(rulingsIn('As F22-4.1a. (F22-D5, F22-D56)')).toEqual(['F22-D5', 'F22-D56']);
  });
});

describe('search', () => {
  const chapters = chaptersOf(third);

  it('wants every word, in the text, the number or the heading', () => {
    expect(search(chapters, 'rebound roll die').map(({ id }) => id)).toContain('F22-4.6.1a');
    expect(search(chapters, 'F22-4.9c').map(({ id }) => id)).toEqual(['F22-4.9c']);
    expect(search(chapters, 'PRESSING success').map(({ id }) => id)).toContain('F22-4.9c');
    expect(search(chapters, 'no such words anywhere')).toEqual([]);
    expect(search(chapters, '  ')).toEqual([]);
  });

  it('finds what a section is about before what only mentions it, and rulings last', () => {
    const found = search(chapters, 'offside').map(({ id }) => id);
    expect(found[0]).toBe('F22-5.1a');
    const rulings = found.findIndex(isRuling);
    expect(rulings).toBeGreaterThan(0);
    expect(found.slice(rulings).every(isRuling)).toBe(true);
  });
});
