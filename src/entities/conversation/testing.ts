import type { Answer, AnswerPart, Citation, Conversation, ConversationSummary, DealerQuestion } from './conversation'
import type { FigurePlace } from './part-figure.queries'

export const machineId = '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01'
export const conversationId = '7f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a04'
export const operationManualId = '1b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c21'
export const serviceManualId = '1b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c22'

export const capacities: Citation = {
  n: 1,
  manual_id: operationManualId,
  manual_name: 'Operation and Maintenance Manual',
  page: 31,
  quote: 'Engine oil with filter 13.5 14.3 SAE 15W-40 CK-4',
  boxes: [[0.1, 0.3, 0.9, 0.33]],
  ocr: false,
  image_url: `/api/v2/files/${operationManualId}/pages/31?width=1000&expires=1795000000&signature=c2ln`,
  heading: 'Fluids and capacities',
  around: [0.1, 0.26, 0.9, 0.41],
  column_titles: [0.1, 0.26, 0.9, 0.285],
  page_size: { width: 612, height: 792 },
}

export const draining: Citation = {
  n: 2,
  manual_id: serviceManualId,
  manual_name: 'Service Manual',
  page: 12,
  quote: 'Remove the drain plug and let the oil run into a container of 20 L.',
  boxes: [
    [0.1, 0.5, 0.9, 0.52],
    [0.1, 0.53, 0.6, 0.55],
  ],
  ocr: false,
  image_url: `/api/v2/files/${serviceManualId}/pages/12?width=1000&expires=1795000000&signature=c2ln`,
  heading: 'Changing the engine oil',
  around: [0.1, 0.4, 0.9, 0.7],
  page_size: { width: 612, height: 792 },
}

/** A row of a parts list that no dealership sells. */
export const unsoldPart: AnswerPart = {
  part_number: '320-07309',
  description: 'Oil filter element',
  page: 31,
  manual_id: operationManualId,
  manual_name: 'Operation and Maintenance Manual',
  figure: 'Fig. 3-1 Engine oil filter',
  item: '4',
  quantity: '1',
  remark: null,
}

/** The same row as a dealership sells it to an operator, with the price on request. */
export const unpricedPart: AnswerPart = {
  ...unsoldPart,
  catalogue_part_id: '7a1c2c2e-5f0e-4a35-9a0b-6f0f6f7fa301',
  sold_number: '320-07309',
  is_replacement: false,
  stock: 12,
  dealership: { id: '2c9a1f0e-6b1d-4a77-9a51-1f2e3d4c5b6a', name: 'Northfield Equipment' },
  operator_id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11',
}

export const oilFilterPart: AnswerPart = { ...unpricedPart, cost: { amount: 1840, currency: 'USD' } }

export const oilAnswer: Answer = {
  id: '6f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a03',
  conversation_id: conversationId,
  assistant: 'operations',
  response:
    '**13.5 L (14.3 US qt)**, SAE 15W-40 CK-4: engine oil with filter [1]\n\n' +
    '| Compartment | Litres | US qt | Specification |\n| --- | ---: | ---: | --- |\n' +
    '| Engine oil with filter | 13.5 | 14.3 | SAE 15W-40 CK-4 |\n' +
    '| Engine oil without filter | 12.4 | 13.1 | SAE 15W-40 CK-4 |\n\n' +
    '1. Park on level ground and stop the engine.\n2. Remove the drain plug. [2]\n3. Fit the new filter.',
  confidence: 'sure',
  refused: false,
  citations: [capacities, draining],
  nearest: [],
  images: [],
  parts: [],
  records: [],
  asks_for_machine: false,
  understood_about: [],
  safety: [{ level: 'WARNING', text: 'Hot oil burns. Let the engine cool below 40 °C.', page: 12 }],
  follow_ups: ['How do I change the oil filter?', 'How often is the oil changed?'],
  warnings: [],
  pending_manuals: [],
  engine: 'extractive',
  duration_ms: 86,
}

/** Written by a language model. */
export const modelAnswer: Answer = {
  ...oilAnswer,
  id: '6f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a09',
  language: 'en',
  response:
    'The engine takes 13.5 L of SAE 15W-40 CK-4 with a new filter. [1] Without changing the filter it takes 12.4 L. [1]\n\n' +
    '1. Park on level ground and stop the engine. [2]\n2. Remove the drain plug and let the oil run out. [2]',
  engine: 'model',
  model: 'example-large-2',
  duration_ms: 4200,
}

/** Quotes two places without claiming anything. */
export const unsureAnswer: Answer = {
  ...oilAnswer,
  id: '6f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a07',
  response:
    'I am not certain; these places come closest.\n\n' +
    `> ${capacities.quote} [1]\n\n> Remove the drain plug and let the oil run into a container… [2]`,
  confidence: 'unsure',
  safety: [],
  follow_ups: [],
}

/** From a manual in another language than that of the question. */
export const foreignAnswer: Answer = {
  ...oilAnswer,
  id: '6f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a08',
  language: 'en',
  response: '**WARNING** – ADVERTENCIA: deje enfriar el motor. [1]',
  citations: [
    {
      ...capacities,
      manual_name: 'Manual de operación',
      quote: 'ADVERTENCIA: deje enfriar el motor.',
      heading: 'Aceite de motor',
      language: 'es',
      glosses: [{ text: 'Aceite de motor', translation: 'Engine oil' }],
    },
  ],
  safety: [{ level: 'WARNING', text: 'El aceite caliente quema la piel.', page: 31, language: 'es' }],
}

export const refusal: Answer = {
  ...oilAnswer,
  id: '6f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a05',
  response: 'The manuals of this machine do not answer this. You can ask the dealer instead.',
  confidence: 'none',
  refused: true,
  citations: [],
  nearest: [{ ...draining, n: 1 }],
  safety: [],
  follow_ups: [],
}

export const emptyConversation: Conversation = {
  id: conversationId,
  assistant: 'operations',
  serial_number: null,
  machine_id: machineId,
  title: '',
  created_at: '2026-11-21T08:30:00.000Z',
  updated_at: '2026-11-21T08:30:00.000Z',
  messages: [],
}

/** A conversation with one question and its answer. */
export function conversationWith(question: string, answer: Answer): Conversation {
  const turn = { created_at: '2026-11-21T08:30:00.000Z', answer: null, dealer_questions: [] }
  return {
    ...emptyConversation,
    title: question,
    messages: [
      { ...turn, id: 'b0000000-0000-4000-8000-000000000001', role: 'user', content: question },
      { ...turn, id: answer.id, role: 'assistant', content: answer.response, answer },
    ],
  }
}

/** A conversation as the history lists it. */
export const listed = (conversation: Conversation, machine_name = 'Harrow WL-120'): ConversationSummary => ({
  ...conversation,
  machine_name,
})

/** A question to the dealer that nobody has answered. */
export const askedDealer: DealerQuestion = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f5b11',
  thread_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f5a01',
  dealership: 'Northfield Equipment',
  body: 'Why does the bucket drift when it is raised?',
  created_at: '2026-11-21T08:35:00.000Z',
  replies: [],
}

export const answeredByDealer: DealerQuestion = {
  ...askedDealer,
  replies: [
    {
      id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f5b12',
      body: 'The seals of the lift cylinder are worn.\nWe come on Monday.',
      pictures: [],
      author: 'Dana Whitfield',
      created_at: '2026-11-21T09:10:00.000Z',
    },
  ],
}

/** A conversation whose last answer did not help, so that the dealership was asked. */
export function conversationAsking(...questions: DealerQuestion[]): Conversation {
  const conversation = conversationWith('Why does the bucket drift?', refusal)
  return {
    ...conversation,
    messages: conversation.messages.map((turn) => ({ ...turn, dealer_questions: turn.answer ? questions : [] })),
  }
}

/** The service manual while it is being read, as an answer names it. */
export const servicePending: Answer['pending_manuals'][number] = {
  manual_id: serviceManualId,
  display_name: 'Service Manual',
  pages_done: 12,
  pages: 40,
}

/** Where the items of a list are on its figure. */
export const figurePlaces: FigurePlace[] = [
  { item: '1', x: 0.79, y: 0.232, width: 0.012, height: 0.015 },
  { item: '1', x: 0.19, y: 0.232, width: 0.012, height: 0.015 },
  { item: '4', x: 0.79, y: 0.472, width: 0.012, height: 0.015 },
  { item: '5', x: 0.79, y: 0.699, width: 0.012, height: 0.015 },
]

/** The list of that figure; item 6 is not printed on it. */
export const figureParts: AnswerPart[] = [
  { ...unsoldPart, item: '1', part_number: '320-07301', description: 'Filter head' },
  { ...oilFilterPart, remark: 'from GHT00500' },
  { ...unsoldPart, item: '5', part_number: '320-07312', description: 'Drain plug' },
  { ...unsoldPart, item: '5', part_number: '320-07313', description: 'Drain plug', remark: 'up to GHT00499' },
  { ...unsoldPart, item: '6', part_number: '320-07320', description: 'Seal' },
]
