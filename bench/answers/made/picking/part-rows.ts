import { captionWords } from '../../../../server/modules/assistants/answering/extractive/heading-text'
import type { Candidate } from '../place'
import type { SourceManual } from '../source-manual'

/** The rows of parts lists, named as one would say it, and with the title of their figure. */
export function partRows({ passages, parts }: SourceManual): Candidate[] {
  const languages = new Map(passages.map(({ passage, language }) => [passage.ordinal, language]))
  return parts.flatMap(({ name, number, page, passage, figure = '' }): Candidate[] => {
    const language = languages.get(passage)
    if (!language || !/\p{L}{3}/u.test(name)) return []
    return [{ kind: 'part', names: [name, `${name} ${captionWords(figure)}`], language, pages: [page], answer: number }]
  })
}
