import type { Feedback } from './feedback'

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
