import { tableStream } from '../../csv/table-stream'
import type { Language } from '../../domain/text'
import type { PlatformHandlers } from '../../http/operation'
import { type Feedback, periodOf } from './feedback'
import type { FeedbackFilter, FeedbackRepository } from './feedback.repository'
import { toWire } from './feedback.wire'
import { tableHead, tableRow } from './feedback-table'

export function feedbackOperations(feedback: FeedbackRepository) {
  return {
    listFeedback: async ({ query }) => {
      const { page, limit } = query
      const { items, total } = await feedback.list(filterOf(query), page, limit)
      return { status: 200, body: { items: items.map(toWire), total, page, limit } }
    },

    exportFeedback: async ({ query, language }) => {
      const day = new Date().toISOString().slice(0, 10)
      const headers = {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="feedback-${day}.csv"`,
        'cache-control': 'no-store',
      }
      return { status: 200, body: tableStream(tableOf(feedback.all(filterOf(query)), language)), headers }
    },
  } satisfies Pick<PlatformHandlers, 'listFeedback' | 'exportFeedback'>
}

type Query = Parameters<PlatformHandlers['exportFeedback']>[0]['query']

const filterOf = ({ search, rating, assistant, from, to }: Query): FeedbackFilter => ({
  search,
  rating,
  assistant,
  period: periodOf(from, to),
})

async function* tableOf(feedback: AsyncIterable<Feedback>, language: Language): AsyncGenerator<string> {
  yield tableHead(language)
  for await (const one of feedback) yield tableRow(one, language)
}
