// A rulebook as it is read: chapters of rules, texts, tables and figures, from the page in Markdown; pure.

/** A piece of a chapter. */
export type Block =
  | { kind: 'rule'; id: string; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: string[]; rows: string[][] };

export type Rule = Extract<Block, { kind: 'rule' }>;

export interface Chapter {
  /** Empty for what stands before the first chapter. */
  title: string;
  blocks: Block[];
}

/** The chapters of a page, what stands before the first one first. */
export function chaptersOf(page: string): Chapter[] {
  let chapter: Chapter = { title: '', blocks: [] };
  const chapters = [chapter];
  let code: string[] | null = null;
  for (const line of page.split('\n').slice(1)) {
    if (line.startsWith('```')) {
      if (code !== null) chapter.blocks.push({ kind: 'code', text: code.join('\n') });
      code = code === null ? [] : null;
    } else if (code !== null) code.push(line);
    else if (line.startsWith('## ')) {
      chapter = { title: line.slice(3).trim(), blocks: [] };
      chapters.push(chapter);
    } else read(line.trim(), chapter.blocks);
  }
  return chapters;
}

/** Adds a line to the blocks: it begins a block, or goes on with the last one. An empty line ends a block. */
function read(line: string, blocks: Block[]): void {
  const last = blocks.at(-1);
  const rule = /^\*\*(\w+-[^*]+)\*\* *(.*)$/.exec(line);
  if (rule !== null) blocks.push({ kind: 'rule', id: rule[1]!, text: rule[2]! });
  else if (line.startsWith('#')) blocks.push({ kind: 'heading', text: line.replace(/^#+ */, '') });
  else if (line.startsWith('|')) {
    const cells = line.slice(1, line.endsWith('|') ? -1 : undefined).split('|');
    const row = cells.map((cell) => cell.trim());
    if (last?.kind !== 'table') blocks.push({ kind: 'table', head: row, rows: [] });
    else if (!row.every((cell) => /^:?-+:?$/.test(cell))) last.rows.push(row);
  } else if (line.startsWith('- ')) {
    if (last?.kind === 'list') last.items.push(line.slice(2));
    else blocks.push({ kind: 'list', items: [line.slice(2)] });
  } else if (line === '') {
    if (last?.kind === 'text' && last.text !== '') blocks.push({ kind: 'text', text: '' });
  } else if (last?.kind === 'list') last.items.push(`${last.items.pop() ?? ''} ${line}`);
  else if (last?.kind === 'text') last.text = `${last.text} ${line}`.trim();
  else blocks.push({ kind: 'text', text: line });
}

/** Every rule of some chapters. */
export const rulesOf = (chapters: readonly Chapter[]): Rule[] =>
  chapters.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'rule'));

/** Whether an identifier is that of a ruling: F22-D7, but not C20-turn-D2. */
export const isRuling = (id: string): boolean => /^\w+-D\d/.test(id);

/** The chapter of a rule, or of the first rule that begins so; -1 where there is none. */
export function chapterOf(chapters: readonly Chapter[], id: string): number {
  const has = (fits: (one: string) => boolean) =>
    chapters.findIndex(({ blocks }) => blocks.some((block) => block.kind === 'rule' && fits(block.id)));
  const exact = has((one) => one.toLowerCase() === id.toLowerCase());
  return exact >= 0 ? exact : has((one) => one.toLowerCase().startsWith(id.toLowerCase()));
}

/** A piece of a line. */
export type Span = { kind: 'plain' | 'code' | 'strong' | 'rule'; text: string };

/** A line in its pieces: identifiers of rules are links. */
export function spansOf(text: string): Span[] {
  const marks = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\([^)]*\)|\b((?:F\d\d|C\d\d)-[\w.-]*\w)/g;
  const spans: Span[] = [];
  let from = 0;
  for (const mark of text.matchAll(marks)) {
    if (mark.index > from) spans.push({ kind: 'plain', text: text.slice(from, mark.index) });
    const [all, code, strong, link, rule] = mark;
    if (code !== undefined) spans.push({ kind: 'code', text: code });
    else if (strong !== undefined) spans.push({ kind: 'strong', text: strong });
    else if (link !== undefined) spans.push({ kind: 'plain', text: link });
    else if (rule !== undefined) spans.push({ kind: 'rule', text: rule });
    from = mark.index + all.length;
  }
  if (from < text.length) spans.push({ kind: 'plain', text: text.slice(from) });
  return spans;
}

/** The rulings that a rule's text names. */
export const rulingsIn = (text: string): string[] =>
  spansOf(text)
    .filter(({ kind, text }) => kind === 'rule' && isRuling(text))
    .map(({ text }) => text);

/** The rules in which every word occurs, in the text, the identifier or a title: first those whose section is named so, last rulings. */
export function search(chapters: readonly Chapter[], wanted: string): Rule[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const found = chapters.flatMap(({ title, blocks }) => {
    let heading = '';
    return blocks.flatMap((block) => {
      if (block.kind === 'heading') heading = block.text;
      if (block.kind !== 'rule' || !has(`${block.id} ${block.text} ${title} ${heading}`)) return [];
      return [{ rule: block, rank: isRuling(block.id) ? 2 : has(heading === '' ? title : heading) ? 0 : 1 }];
    });
  });
  return found.toSorted((one, other) => one.rank - other.rank).map(({ rule }) => rule);
}
