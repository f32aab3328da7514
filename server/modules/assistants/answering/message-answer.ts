import type { ComposedAnswer } from './engine'

/** An answer with a message of the assistant's own, which claims nothing about the machine and cites nothing. */
export const messageAnswer = (response: string, confidence: 'sure' | 'none'): ComposedAnswer => ({
  engine: 'message',
  response,
  confidence,
  refused: confidence === 'none',
  citations: [],
  nearest: [],
  parts: [],
  warnings: [],
  understoodAbout: [],
  safety: [],
  followUps: [],
})
