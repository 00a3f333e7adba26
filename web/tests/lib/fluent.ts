// What the files of messages say of themselves: which messages there are, and which values each needs.
import { parse, Visitor, type Entry, type SelectExpression, type VariableReference } from '@fluent/syntax';

/** A message as a file has it. */
export interface Message {
  key: string;
  /** The values in it, in order. */
  values: string[];
  /** The words among which it chooses; plural forms are the language's own. */
  words: string[];
}

const plurals = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The messages of a file, in order; throws where something in it is no message. */
export function messagesOf(text: string): Message[] {
  const { body } = parse(text, {});
  return body.flatMap((entry: Entry) => {
    if (entry.type === 'Junk') throw new Error(`no message: ${entry.content}`);
    if (entry.type !== 'Message') return [];
    const seen = new Seen();
    seen.visit(entry);
    return [{ key: entry.id.name, values: [...seen.values].sort(), words: [...seen.words].sort() }];
  });
}

/** The types of the messages as TypeScript: the names of the values that each needs. */
export function typesOf(messages: readonly Message[]): string {
  const line = ({ key, values }: Message) =>
    `  '${key}': ${values.length === 0 ? 'never' : values.map((value) => `'${value}'`).join(' | ')};`;
  return [
    '// The messages of src/messages/en.ftl and the values that each needs; written by `npm run messages`.',
    'export interface MessageValues {',
    ...messages.map(line),
    '}',
    '',
  ].join('\n');
}

class Seen extends Visitor {
  readonly values = new Set<string>();
  readonly words = new Set<string>();

  override visitVariableReference(reference: VariableReference): void {
    this.values.add(reference.id.name);
  }

  override visitSelectExpression(select: SelectExpression): void {
    for (const { key } of select.variants) {
      if (key.type === 'Identifier' && !plurals.includes(key.name)) this.words.add(key.name);
    }
    this.genericVisit(select);
  }
}
