import type { TestApp, Who } from './test-app'

/** The ids of an answer and its conversation. */
export interface Asked {
  conversation: string
  answer: string
}

export const oilQuestion = 'How much oil does the engine take?'

/** Asks a question about the wheel loader. */
export async function ask(
  test: TestApp,
  who: Who = 'operator',
  prompt = oilQuestion,
  about: { serial_number?: string } = {},
): Promise<Asked> {
  const question = { prompt, id: await test.machineId('WL-120'), ...about }
  const { body } = await (await test.as(who)).post('/api/v1/assistants/operations', question)
  return { conversation: body.conversation_id, answer: body.id }
}

/** Gives feedback on an answer. */
export async function giveFeedback(
  test: TestApp,
  { conversation, answer }: Asked,
  feedback: { rating: string; reason?: string; as?: Who },
) {
  const { as = 'operator', rating, reason } = feedback
  const visitor = await test.as(as)
  return visitor.post(`/api/v1/conversations/give-feedback/${conversation}`, { message_id: answer, rating, reason })
}

/** Rates an answer, and reads as the super user why it was given. */
export async function explanationOf(test: TestApp, asked: Asked) {
  await giveFeedback(test, asked, { rating: 'down', reason: 'Too short' })
  const { id } = await test.db
    .selectFrom('feedback')
    .where('message_id', '=', asked.answer)
    .select('id')
    .executeTakeFirstOrThrow()
  return (await test.as('superUser')).get(`/api/v2/feedback/${id}/explanation`)
}
