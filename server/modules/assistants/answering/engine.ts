import type { SafetyLevel } from '../../../domain/safety-level'
import type { Language, Text } from '../../../domain/text'
import type { Language as ManualLanguage } from '../../../languages/language'
import type { Box, Manual } from '../../manuals'
import type { AnswerRecord, AssistantName, Turn } from '../conversations/conversation'
import type { SoughtArticle } from '../finding/parts/sought-article'
import type { RecordLookUp } from '../records/look-up/record-look-up'

/** A passage of a manual that supports an answer. */
export interface Citation {
  manualId: string
  manualName: string
  /** Position of the passage in its manual. */
  ordinal: number
  /** Page of the PDF, from 1. */
  page: number
  /** Verbatim text of the manual. */
  quote: string
  /** Boxes of the quoted text on the page. */
  boxes: Box[]
  /** Whether the text was recognized in the image of a scanned page. */
  ocr?: true
  /** The nearest heading that is no caption. Absent where there is none, and in older answers, as the following. */
  heading?: string
  /** Bounds of the passages that are quoted from. */
  around?: Box
  /** Of the quoted rows, where they are printed on the same page. */
  columnTitles?: Box
  /** The language of the quoted text, if it is another one than that of the answer; absent for figures and codes alone. */
  language?: ManualLanguage
  /** Of its heading, the labels of its rows, or a short quote. */
  glosses?: Gloss[]
}

/** A short text of a manual with its translation into the language of the answer. */
export interface Gloss {
  text: string
  translation: string
}

export interface SafetyNote {
  level: SafetyLevel
  text: string
  page: number
  manualId: string
  /** If it is another one than that of the answer. */
  language?: ManualLanguage
}

/** A part that an answer names: a row of a parts list, a number in the text, or what only a catalogue has. */
export interface NamedPart {
  /** As the manual prints it, or the catalogue. */
  number: string
  description: string
  /** Null, with its name and the page, if only a catalogue has it. */
  manualId: string | null
  manualName: string | null
  page: number | null
  figure?: string
  /** Its number in the figure. */
  item?: string
  quantity?: string
  remark?: string
  /** Where a manual lists the number, of a part that was found in a catalogue. */
  listedIn?: PartPlace
}

export interface PartPlace {
  manualId: string
  manualName: string
  page: number
  figure: string | null
  item: string | null
}

/**
 * Whether the response is the answer, quotes the closest passages without claiming anything, or says that the manuals do
 * not answer.
 */
export type Confidence = 'sure' | 'unsure' | 'none'

export interface ComposedAnswer {
  /** What wrote it: an engine, the person's records, or a message that claims nothing. */
  engine: 'extractive' | 'model' | 'records' | 'message'
  /** Markdown within the character budget; `[n]` refers to the nth citation, from 1. */
  response: string
  /** Of the question, and of all in the response that is not quoted. Absent for messages. */
  language?: ManualLanguage
  confidence: Confidence
  /** Whether the confidence is `none`. */
  refused: boolean
  /** At most ten, best first, one per page; those without a reference in `response` are further reading. */
  citations: Citation[]
  /** The closest passages if the question is refused; otherwise empty. */
  nearest: Citation[]
  /** Best first. */
  parts: NamedPart[]
  /** What may be looked up in a catalogue, if the question to the parts assistant is for a part; not stored. */
  sought?: SoughtArticle
  /** What to know about them, such as that they are for other serial numbers. */
  warnings: Text[]
  /** The person's records that it was read from. */
  records?: AnswerRecord[]
  /** The words of earlier turns that the question was understood by; empty if it stands on its own. */
  understoodAbout: string[]
  safety: SafetyNote[]
  followUps: string[]
}

/** A manual to search; a new revision, name or list of its parts requires a new index. */
export type SearchedManual = Pick<Manual, 'id' | 'revision' | 'partsVersion' | 'displayName' | 'kind' | 'pages'>

/** Staff of a dealership and super users can add manuals; everybody else can ask their dealer. */
export type Audience = 'operator' | 'staff'

export interface AnswerRequest {
  assistant: AssistantName
  audience: Audience
  question: {
    prompt: string
    /** The earlier turns, oldest first, without the prompt itself. */
    conversation: readonly Turn[]
    /** The preferred language of the person who asks. The answer is in that of the question, if its words show one. */
    language: Language
    /** Of the machine that is asked about. */
    serialNumber?: string | undefined
  }
  scope: {
    /** Owner in the fair queue. */
    organizationId: string | null
    /** The only manuals that may be used. */
    manuals: readonly SearchedManual[]
    /** False while further manuals of the machine are being read. */
    isComplete: boolean
    /** What it is called: its brand and model. */
    machine?: string | undefined
  }
  /** Looks up the person's own records, for an engine that answers from them, too. */
  records?: RecordLookUp | undefined
  /** Draws a page, for an engine that sees pictures; undefined for a page that the person may not read. */
  drawPage?:
    | ((page: { manualId: string; page: number }, signal: AbortSignal) => Promise<Uint8Array | undefined>)
    | undefined
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal
  budget: Budget
}

export interface Budget {
  /** Time limit, including the time in the queue. */
  milliseconds: number
  /** Maximum length of the response. */
  characters: number
}

/** Parts of the response in order, then the complete answer. */
export type AnswerEvent = { type: 'delta'; text: string } | { type: 'done'; answer: ComposedAnswer }

export interface SuggestRequest {
  scope: Pick<AnswerRequest['scope'], 'organizationId' | 'manuals'>
  language: Language
  signal: AbortSignal
}

/** Answers a question from the manuals in scope only. */
export interface AnswerEngine {
  /** @throws DomainError `unavailable` if no answer was found in time; the signal's reason if it was aborted */
  answer(request: AnswerRequest): AsyncIterable<AnswerEvent>
  /**
   * Example questions that the manuals answer with certainty, at most three.
   * @throws DomainError as `answer` does
   */
  suggest(request: SuggestRequest): Promise<string[]>
}
