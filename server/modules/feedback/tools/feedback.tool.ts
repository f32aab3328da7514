import { beginningOf } from '../../../domain/beginning-of'
import { periodOf } from '../../../domain/period'
import type { Text } from '../../../domain/text'
import { dayFor, inLanguage } from '../../../record-tools/asker-text'
import type { Asker, Fact, RecordTool } from '../../../record-tools/record-tool'
import { ofState, statesIn } from '../../../record-tools/states'
import type { Feedback, Rating } from '../feedback'
import type { FeedbackRepository } from '../feedback.repository'

/** What people thought of answers, as the page of feedback shows it. */
export const feedbackTool = (feedback: Pick<FeedbackRepository, 'list'>): RecordTool => ({
  name: 'feedback',
  description: 'Ratings of answers, thumbs up or down, with reason and question; how many in a period, newest first.',
  input: ['period', 'state', 'skip', 'limit'],
  states: statesIn(ratings, { liked: 'thumbs up', disliked: 'thumbs down' }),
  records: { en: 'feedback on answers', es: 'las valoraciones de las respuestas' },
  mayUse: ({ isSuperuser }) => isSuperuser,
  find: async ({ period, state, skip = 0, limit }, asker) => {
    const { from, until } = periodOf(asker.timeZone, period?.from, period?.to)
    const filter = { search: '', period: { ...(from && { from }), ...(until && { before: until }) } }
    const count = async (rating: Rating) => (await feedback.list({ ...filter, rating }, 1, 1)).total
    const wanted = ofState<Rating>(ratings, state)
    const [{ items, total }, up, down] = await Promise.all([
      feedback.list(wanted ? { ...filter, rating: wanted } : filter, 1, skip + limit),
      count('up'),
      count('down'),
    ])
    return {
      facts: items.slice(skip).map((one) => feedbackFact(one, asker)),
      total,
      heading: inLanguage(headingOf(wanted, { up, down }), asker),
      none: inLanguage(wanted ? noneOf[wanted] : noRating, asker),
    }
  },
})

const ratings = { liked: 'up', disliked: 'down' } satisfies Record<string, Rating>

function headingOf(rating: Rating | undefined, { up, down }: Record<Rating, number>): Text {
  const [ups, downs] = [thumbs(up, 'up'), thumbs(down, 'down')]
  if (rating) return rating === 'up' ? ups : downs
  return { en: `${ups.en} and ${downs.en}`, es: `${ups.es} y ${downs.es}` }
}

const thumbs = (count: number, rating: Rating): Text => ({
  en: `${count} thumbs ${rating}`,
  es: `${count} ${count === 1 ? 'pulgar' : 'pulgares'} ${direction[rating]}`,
})

const direction: Record<Rating, string> = { up: 'arriba', down: 'abajo' }

const noneOf: Record<Rating, Text> = {
  up: { en: 'No thumbs up for answers', es: 'Ningún pulgar arriba para respuestas' },
  down: { en: 'No thumbs down for answers', es: 'Ningún pulgar abajo para respuestas' },
}
const noRating: Text = { en: 'No ratings of answers', es: 'Ninguna valoración de respuestas' }

const MAX_TEXT = 160

function feedbackFact({ id, rating, reason, question, person, givenAt }: Feedback, asker: Asker): Fact {
  const quoted = (text: string) => {
    const beginning = beginningOf(text, MAX_TEXT)
    return inLanguage({ en: `“${beginning}”`, es: `«${beginning}»` }, asker)
  }
  const given = inLanguage({ en: `thumbs ${rating}`, es: `pulgar ${direction[rating]}` }, asker)
  const why = reason ? ` (${quoted(reason)})` : ''
  return {
    title: inLanguage({ en: 'Feedback', es: 'Valoraciones' }, asker),
    path: `/feedback/${id}`,
    text: `${quoted(question)}, ${dayFor(givenAt, asker)}, ${person}: ${given}${why}`,
    at: givenAt,
  }
}
