import { genericHeadings } from '../../../../server/languages/manual-words'
import { normalise } from '../../../../server/languages/text/normalise'
import { cleanHeading, isCaption } from '../../../../server/modules/assistants/answering/extractive/heading-text'
import { oneLine } from '../../../../server/modules/assistants/finding/scoring/row'
import { splitIntoUnits } from '../../../../server/modules/assistants/finding/scoring/unit'
import type { Candidate } from '../place'
import type { SourceManual, SourcePassage } from '../source-manual'

const MAX_HEADING = 70
const MAX_ANSWER = 60
/** A shorter sentence is rather a label. */
const MIN_ANSWER = 20

const generic = new Set(genericHeadings.map(normalise))

/** The sections with steps (procedures) and those of running text, named by their headings. */
export function sections({ passages }: SourceManual): Candidate[] {
  const bySection = new Map<string, SourcePassage[]>()
  for (const one of passages) {
    const { headings } = one.passage
    const section = headings.filter((heading) => !isCaption(heading)).join('\n')
    if (section !== '') bySection.set(section, [...(bySection.get(section) ?? []), one])
  }
  return [...bySection].flatMap(([section, members]) => candidateOf(section.split('\n').map(cleanHeading), members))
}

function candidateOf(headings: readonly string[], members: readonly SourcePassage[]): Candidate[] {
  const [heading = '', parent = ''] = headings.toReversed()
  if (heading.length > MAX_HEADING || generic.has(normalise(heading))) return []
  const steps = members.filter(({ passage }) => passage.kind === 'steps')
  const answering = steps.length > 0 ? steps : members.filter(({ passage }) => passage.kind === 'text')
  const [first] = answering
  const answer = first && splitIntoUnits(first.passage).find(({ own }) => own.length >= MIN_ANSWER)
  if (!first || !answer) return []
  return [
    {
      kind: steps.length > 0 ? 'procedure' : 'heading',
      names: [heading, `${heading} ${parent}`],
      language: first.language,
      pages: [...new Set(answering.map(({ passage }) => passage.page))],
      answer: oneLine(answer.own).slice(0, MAX_ANSWER),
    },
  ]
}
