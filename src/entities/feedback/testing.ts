import type {
  Candidate,
  ExplainedAnswer,
  Feedback,
  FeedbackExplanation,
  FeedbackSummary,
  ModelTrace,
  UnansweredQuestion,
} from './feedback'

export const wrongOil: Feedback = {
  id: '9f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01',
  rating: 'down',
  reason: 'That is the oil of the transmission.',
  assistant: 'operations',
  machine: 'Harrow WL-120',
  question: 'how much oil does the engine take?',
  answer: '**13.5 L (14.3 US qt)**: engine oil with filter [1]\n\n| Oil | Litres |\n| --- | ---: |\n| Engine | 13.5 |',
  confidence: 'sure',
  person: 'operator@ridgeline.example',
  organization: 'Ridgeline Quarry',
  conversation_id: '7f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a04',
  created_at: '2026-11-21T12:30:00.000Z',
}

export const rightFilter: Feedback = {
  ...wrongOil,
  id: '9f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a02',
  rating: 'up',
  reason: '',
  question: 'who painted this machine?',
  answer: 'The manuals of this machine do not answer this.',
  confidence: 'none',
  person: 'user@northfield.example',
  organization: null,
}

export const feedbackPage = (items: Feedback[], total = items.length) => ({ items, total, page: 1, limit: 10 })

export const swingGrease: UnansweredQuestion = {
  id: '6f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a03',
  question: 'Which grease goes into the swing bearing?',
  about: [],
  machine: { id: '1b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c21', name: 'Harrow WL-120' },
  dealership: { id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c12', name: 'Northfield Equipment' },
  count: 3,
  first_asked_at: '2026-11-02T08:30:00.000Z',
  last_asked_at: '2026-11-21T08:30:00.000Z',
  conversation: null,
}

/** Asked by the reader, and understood by an earlier question. */
export const beltTorque: UnansweredQuestion = {
  ...swingGrease,
  id: '6f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a04',
  question: 'and its torque?',
  about: ['alternator', 'belt'],
  count: 1,
  conversation: { id: '7f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a04', assistant: 'operations' },
}

export const unansweredPage = (items: UnansweredQuestion[]) => ({ items, total: items.length, page: 1, limit: 25 })

export const noRatings: FeedbackSummary = {
  answers: [],
  confidences: { sure: { up: 0, down: 0 }, unsure: { up: 0, down: 0 }, none: { up: 0, down: 0 } },
  periods: [],
  manuals: [],
  uncited: { up: 0, down: 0 },
}

export const ratingsInNovember: FeedbackSummary = {
  answers: [
    { from: '2026-11-02', sure: 30, unsure: 8, none: 2 },
    { from: '2026-11-09', sure: 0, unsure: 0, none: 0 },
    { from: '2026-11-16', sure: 12, unsure: 4, none: 4 },
  ],
  confidences: { sure: { up: 18, down: 2 }, unsure: { up: 1, down: 1 }, none: { up: 0, down: 0 } },
  periods: [
    { from: '2026-11-09', up: 8, down: 1 },
    { from: '2026-11-16', up: 12, down: 3 },
  ],
  manuals: [
    {
      manual_id: '1b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c21',
      manual_name: 'Operation and Maintenance Manual',
      machine: 'Harrow WL-120',
      up: 17,
      down: 2,
    },
    {
      manual_id: '1b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c22',
      manual_name: 'Parts catalogue',
      machine: null,
      up: 2,
      down: 0,
    },
  ],
  uncited: { up: 1, down: 2 },
}

const manual = { manual_id: '1b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c21', manual_name: 'Operation and Maintenance Manual' }

const transmission: Candidate = {
  ...manual,
  n: 1,
  page: 31,
  quote: 'Transmission oil 13.5 14.3',
  boxes: [[0.1, 0.3, 0.9, 0.33]],
  ocr: false,
  image_url: `/api/v2/files/${manual.manual_id}/pages/31?width=1000&expires=1795000000&signature=c2ln`,
  kind: 'table',
  headings: ['8 Fluids', '8.3 Capacities'],
  coverage: 0.5,
  passage_score: 0.98,
  unit_score: 1.62,
  decisive: false,
  promoted_by: 'quantity',
  features: [
    { feature: 'unit', value: 0.78, weight: 1.5 },
    { feature: 'quantity', value: 1, weight: 0.45 },
  ],
}

const changingOil: Candidate = {
  ...transmission,
  n: 2,
  page: 12,
  quote: 'Remove the drain plug and let the oil run into a container.',
  boxes: [[0.1, 0.5, 0.9, 0.52]],
  kind: 'steps',
  promoted_by: null,
  features: [{ feature: 'step', value: 1, weight: 0.3 }],
  headings: ['9.2 Changing the engine oil'],
  coverage: 1,
  passage_score: 0.9,
  unit_score: 1.4,
}

const oilToday: ExplainedAnswer = {
  response:
    'I am not certain; these places come closest.\n\n> Transmission oil 13.5 14.3 [1]\n\n> Remove the drain plug [2]',
  confidence: 'unsure',
  citations: [transmission, changingOil],
  nearest: [],
  language: 'en',
  intent: 'value',
  words: [
    { word: 'oil', written_as: null, importance: 1.4, is_known: true },
    { word: 'engine', written_as: 'enigne', importance: 1.1, is_known: true },
    { word: 'espresso', written_as: null, importance: 4.2, is_known: false },
  ],
  other_words: 2,
  answered: {
    probability: 0.976,
    border: 0.07,
    intercept: 0.12,
    contributions: [
      { signal: 'score', value: 0.87, weight: 0.49, contribution: 0.43 },
      { signal: 'missingTerms', value: 0.33, weight: -1.36, contribution: -0.45 },
      { signal: 'decisive', value: 0, weight: 0.56, contribution: 0 },
    ],
  },
  right: {
    probability: 0.534,
    border: 0.67,
    intercept: -2.64,
    contributions: [
      { signal: 'score', value: 0.87, weight: 3.06, contribution: 2.66 },
      { signal: 'missingTerms', value: 0.33, weight: -1.7, contribution: -0.56 },
      { signal: 'decisive', value: 0, weight: -0.24, contribution: 0 },
    ],
  },
  vetoes: [],
  is_by_similarity: false,
  candidates: [transmission, changingOil],
}

/** An answer that was certain then and is not certain today. */
export const oilExplanation: FeedbackExplanation = {
  feedback: wrongOil,
  answer: {
    id: '6f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a03',
    conversation_id: wrongOil.conversation_id,
    assistant: 'operations',
    response: wrongOil.answer,
    confidence: 'sure',
    refused: false,
    citations: [transmission],
    nearest: [],
    images: [],
    parts: [],
    records: [],
    asks_for_machine: false,
    understood_about: [],
    safety: [],
    follow_ups: [],
    warnings: [],
    pending_manuals: [],
    engine: 'extractive',
    duration_ms: 86,
  },
  model: null,
  today: oilToday,
  manuals: [{ ...manual, has_changed: false }],
  are_manuals_recorded: true,
  unavailable_manuals: 0,
}

/** Some sentences of what the model wrote did not pass the check. */
export const oilTrace: ModelTrace = {
  name: 'example-large-2',
  prompts: [
    { name: 'understand', version: 1 },
    { name: 'answer', version: 3 },
    { name: 'confirm', version: 1 },
  ],
  has_earlier_turns: false,
  understood: {
    question: 'How much oil does the engine take?',
    language: 'en',
    kind: 'quantity',
    searches: ['engine oil capacity'],
  },
  calls: [
    { tool: 'search_manual', input: 'query: engine oil with filter' },
    { tool: 'weigh_oil', input: '' },
  ],
  pages: [
    { ...manual, page: 31 },
    { ...manual, page: 12 },
  ],
  removed: [
    { text: 'The transmission takes 15.5 L.', objections: [{ kind: 'figure', text: '15.5 L' }] },
    {
      text: 'The engine takes 12.4 L with the filter.',
      objections: [
        { kind: 'place', text: '12.4 L' },
        { kind: 'unconfirmed', text: 'Engine oil without filter | 12.4 L' },
      ],
    },
    { text: 'Nothing else is needed.', objections: [{ kind: 'no-source', text: null }] },
  ],
  is_repaired: false,
  left: null,
  input_tokens: 6100,
  output_tokens: 90,
  model_ms: 3900,
  duration_ms: 4100,
}

/** The same of an answer that a language model wrote. */
export const modelExplanation: FeedbackExplanation = {
  ...oilExplanation,
  answer: { ...oilExplanation.answer, engine: 'model', model: oilTrace.name, duration_ms: 4200 },
  model: oilTrace,
}
