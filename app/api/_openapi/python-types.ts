/** Schemas as types of Python 3.9: TypedDicts for objects, and names for everything else. */
import { asObject, type JsonObject } from '@/app/api/_openapi/json-object';

const NAMES: Readonly<Record<string, string>> = {
  integer: 'int',
  number: 'float',
  string: 'str',
  boolean: 'bool',
  null: 'None',
};
const LITERALS: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };
const KEYWORDS: ReadonlySet<string> = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

interface Member {
  readonly key: string;
  readonly text: string;
  readonly words: string;
  readonly isRequired: boolean;
}

/** Collects the declarations. An object inside of another gets a name of both: the seats of Table are TableSeats. */
export class PythonTypes {
  readonly declarations: string[] = [];
  readonly #names: Set<string>;

  constructor(names: readonly string[]) {
    this.#names = new Set(names);
  }

  /** Declares a schema under its name. */
  declare(name: string, schema: JsonObject): void {
    const words = docstring(schema, '');
    if (!hasMembers(schema)) {
      this.declarations.push(`${name} = ${this.#quoted(this.typeOf(schema, name))}${words && `\n${words}`}`);
      return;
    }
    const required = listOf(schema.required);
    const members = Object.entries(asObject(schema.properties)).map(([key, its]): Member => {
      const text = this.typeOf(asObject(its), `${name}${pascalCase(key)}`);
      return { key, text, words: docstring(asObject(its), '    '), isRequired: required.includes(key) };
    });
    this.declarations.push(...this.#dictionary(name, members, words));
  }

  /** NotRequired came with Python 3.11, so members that must be there are in a class of their own. */
  #dictionary(name: string, members: readonly Member[], words: string): readonly string[] {
    const needed = members.filter(({ isRequired }) => isRequired);
    const others = members.filter(({ isRequired }) => !isRequired);
    if (others.length === 0) return [this.#part(name, needed, words)];
    if (needed.length === 0) return [this.#part(name, others, words, OPTIONAL)];
    if (others.every(isPlain))
      return [this.#part(`_${name}`, needed, ''), classText(`${name}(_${name}, ${OPTIONAL})`, others, words)];
    return [
      this.#part(`_${name}`, needed, ''),
      this.#part(`_${name}More`, others, '', OPTIONAL),
      `${classText(`${name}(_${name}, _${name}More)`, [], words)}${words === '' ? '    pass' : ''}`,
    ];
  }

  /** A class, or a call where a member is no name of Python, such as `gold-window` or `class`. */
  #part(name: string, members: readonly Member[], words: string, total = ''): string {
    if (members.every(isPlain))
      return classText(`${name}(TypedDict${total && `, ${total}`})`, members, words);
    const lines = members.map(({ key, text }) => `    ${JSON.stringify(key)}: ${this.#quoted(text)},`);
    return `${name} = TypedDict("${name}", {\n${lines.join('\n')}\n}${total && `, ${total}`})${words && `\n${words}`}`;
  }

  /** A type that is read at once: names that are declared later are quoted. */
  #quoted = (text: string): string =>
    text.replace(/"[^"]*"|\b[A-Z]\w*\b/g, (word) => (this.#names.has(word) ? `"${word}"` : word));

  /** The type of a schema. An object in it is declared as `name`. */
  typeOf(schema: JsonObject, name: string): string {
    const { $ref, enum: values, const: value, type, allOf, not } = schema;
    if (typeof $ref === 'string') return $ref.split('/').at(-1) ?? 'Any';
    if (Array.isArray(values)) return literalOf(values);
    if (value !== undefined) return literalOf([value]);
    const either = listOf(schema.anyOf ?? schema.oneOf).map(asObject);
    if (either.length > 0) return this.#oneOf(either, name);
    if (allOf !== undefined || not !== undefined) return 'Any';
    if (Array.isArray(type)) return unionOf(type.map((each) => NAMES[String(each)] ?? 'Any'));
    if (type === 'array') return this.#listText(schema, name);
    if (hasMembers(schema)) return this.#inner(schema, name);
    if (type === 'object') return this.#recordText(schema, name);
    return NAMES[String(type)] ?? 'Any';
  }

  #oneOf(either: readonly JsonObject[], name: string): string {
    const types = either.map((each, i) =>
      this.typeOf(each, hasMembers(each) && i > 0 ? `${name}${i + 1}` : name),
    );
    return unionOf(types);
  }

  #listText({ prefixItems, items }: JsonObject, name: string): string {
    const places = listOf(prefixItems).map(asObject);
    return `List[${places.length > 0 ? this.#oneOf(places, name) : this.typeOf(asObject(items), name)}]`;
  }

  #inner(schema: JsonObject, wanted: string): string {
    let name = wanted;
    while (this.#names.has(name)) name = `${name}Part`;
    this.#names.add(name);
    this.declare(name, schema);
    return name;
  }

  #recordText({ additionalProperties }: JsonObject, name: string): string {
    if (typeof additionalProperties !== 'object') return 'Dict[str, Any]';
    return `Dict[str, ${this.typeOf(asObject(additionalProperties), name)}]`;
  }
}

const OPTIONAL = 'total=False';
const isPlain = ({ key }: Member): boolean => /^[a-zA-Z_]\w*$/.test(key) && !KEYWORDS.has(key);

function classText(head: string, members: readonly Member[], words: string): string {
  const lines = members.map(({ key, text, words: told }) => `    ${key}: ${text}${told && `\n${told}`}`);
  const inner = words === '' ? lines : [`    ${words}`, ...lines];
  return `class ${head}:\n${inner.join('\n')}`;
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const hasMembers = ({ properties }: JsonObject): boolean => Object.keys(asObject(properties)).length > 0;
const unionOf = (types: readonly string[]): string => {
  const all = [...new Set(types)];
  return all.length === 1 ? (all[0] ?? 'Any') : `Union[${all.join(', ')}]`;
};
const literalOf = (values: readonly unknown[]): string =>
  `Literal[${values.map((each) => LITERALS[String(each)] ?? JSON.stringify(each)).join(', ')}]`;

export const pascalCase = (text: string): string =>
  text.replace(/(?:^|[^a-zA-Z0-9]+)([a-zA-Z0-9])/g, (_all, letter: string) => letter.toUpperCase());

/** A name of the API as the name of an argument. */
export const argumentName = (name: string): string => (KEYWORDS.has(name) ? `${name}_` : name);

/** The description of a schema or an operation, as a docstring with its line break. */
export function docstring({ description }: JsonObject, indent: string): string {
  if (typeof description !== 'string') return '';
  const text = description.replaceAll('\\', '\\\\').replaceAll('"""', "'''").replaceAll('\n', ' ');
  return `${indent}"""${text.endsWith('"') ? `${text} ` : text}"""`;
}
