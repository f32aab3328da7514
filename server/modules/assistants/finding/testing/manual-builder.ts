import type { SafetyLevel } from '../../../../domain/safety-level'
import type { Box, Passage, PassageLine } from '../../../manuals'
import type { ScopedPassage } from '../scoped-passage'

const boxOf = (line: number): Box => [0.1, 0.05 + line * 0.02, 0.9, 0.065 + line * 0.02]
const asLines = (texts: readonly string[]): PassageLine[] => texts.map((text, line) => ({ text, box: boxOf(line) }))

/** Builds a small manual passage by passage, as if it had been read from a PDF. */
export function manualBuilder(manualId: string, manualName: string) {
  const passages: ScopedPassage[] = []
  const add = (passage: Passage) => {
    passages.push({ ...passage, manualId, manualName, ordinal: passages.length })
    return builder
  }
  const base = (page: number, headings: string[], texts: readonly string[]) => {
    const lines = asLines(texts)
    return { page, headings, lines, text: texts.join('\n') }
  }
  const builder = {
    passages,
    text: (page: number, headings: string[], ...texts: string[]) =>
      add({ kind: 'text', ...base(page, headings, texts) }),
    contents: (page: number, ...texts: string[]) =>
      add({ kind: 'text', contents: true, ...base(page, ['Contents'], texts) }),
    safety: (page: number, headings: string[], level: SafetyLevel, ...texts: string[]) =>
      add({ kind: 'safety', level, ...base(page, headings, texts) }),
    table: (page: number, headings: string[], columns: string[], ...rows: string[][]) =>
      add({
        kind: 'table',
        columns,
        ...base(page, headings, [columns.join(' | '), ...rows.map((cells) => cells.join(' | '))]),
        rows: rows.map((cells, row) => ({ cells, box: boxOf(row + 1) })),
      }),
    steps: (page: number, headings: string[], ...texts: string[]) => builder.stepsFrom(1, page, headings, ...texts),
    stepsFrom: (number: number, page: number, headings: string[], ...texts: string[]) =>
      add({
        kind: 'steps',
        ...base(
          page,
          headings,
          texts.map((text, step) => `${number + step}. ${text}`),
        ),
        steps: texts.map((text, step) => ({ label: `${number + step}.`, text, box: boxOf(step) })),
      }),
  }
  return builder
}
