import {
  VERIFICATION,
  VERIFICATION_LEAD,
  VERIFICATION_TITLE,
  type Block,
} from '@/lib/game/casebook/verification';

/** The English of the text as docs/verification.md has it. */
export function verificationAsMarkdown(): string {
  const parts = VERIFICATION.flatMap(({ heading, blocks }) => [
    `## ${heading.en}`,
    ...blocks.map(markdownOf),
  ]);
  return `${[`# ${VERIFICATION_TITLE.en}`, VERIFICATION_LEAD.en, ...parts].join('\n\n')}\n`;
}

function markdownOf(block: Block): string {
  if ('code' in block) return `\`\`\`\n${block.code}\n\`\`\``;
  if ('list' in block) return block.list.map(({ en }) => `- ${en}`).join('\n');
  if (!('rows' in block)) return block.en;
  const rows = block.rows.map(([code, { en }]) => `| \`${code}\` | ${en} |`);
  return ['| what | from what, or what it means |', '| --- | --- |', ...rows].join('\n');
}
