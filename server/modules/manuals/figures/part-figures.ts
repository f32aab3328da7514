import type { FairQueue } from '../../../infrastructure/fair-queue/fair-queue'
import type { Manual } from '../manual'
import { pageRefusal, pagesBusy } from '../page-refusal'
import type { PageText } from '../reading/extract/page-text'
import { figurePages, linesOf, type PageOfFigure, placesOnPage } from './figure-pages'
import type { ItemPlace } from './item-places'
import type { PageTexts } from './page-texts'
import type { ListedPart, PrintedList } from './printed-list'
import type { PrintedListRepository } from './printed-list.repository'
import type { RecognizedWords } from './recognition/recognized-words'
import { withRecognized } from './recognition/with-recognized'

interface Dependencies {
  lists: PrintedListRepository
  texts: PageTexts
  /** Shared with the drawing of pages. */
  queue: FairQueue
  /** For numbers that are part of a picture; undefined without OCR. */
  recognition: { words: RecognizedWords; queue: FairQueue } | undefined
}

/** If fewer of the items than this share are printed as text, the others may be part of the picture. */
const MIN_PRINTED = 0.8

interface ListOnPage {
  manual: Pick<Manual, 'id' | 'storageKey'>
  /** Of the list, from 1. */
  page: number
  /** Chooses the figure where the page has the lists of several. */
  caption: string | undefined
  /** From `ownerOf`. */
  owner: string
  signal: AbortSignal
}

/** The figures of parts lists, found in the manual whenever they are asked for. */
export function createPartFigures({ lists, texts, queue, recognition }: Dependencies) {
  const readPage =
    ({ manual: { id, storageKey }, signal }: Pick<ListOnPage, 'manual' | 'signal'>) =>
    async (page: number): Promise<PageOfFigure | undefined> => {
      signal.throwIfAborted()
      const text = await texts.read({ manualId: id, storageKey, page })
      if (!text) return undefined
      const lines = text.words.length > 0 ? linesOf(text) : await lists.linesOn(id, page)
      return { text, lines, rows: await lists.partsOn(id, page) }
    }

  /** In the owner's turn; undefined if the page has no list. */
  async function withList<T>(
    { manual, page, caption, owner, signal }: ListOnPage,
    use: (list: PrintedList) => Promise<T>,
  ): Promise<T | undefined> {
    const list = await lists.on(manual.id, page, caption)
    if (!list) return undefined
    return queue.run(owner, () => use(list), signal).catch(refuse(signal))
  }

  /** The words of a page, with those in its picture where the numbers of the list are not printed as text. */
  async function wordsOf(text: PageText, isPrinted: boolean, { manual, owner, signal }: ListOnPage): Promise<PageText> {
    if (!recognition || isPrinted) return text
    const { words, queue: turns } = recognition
    const recognize = () => words.on({ manualId: manual.id, storageKey: manual.storageKey, text }, signal)
    return withRecognized(text, await turns.run(owner, recognize, signal).catch(refuse(signal)))
  }

  return {
    /** The pages that show the figure of a list, and all rows of the list. */
    async find(asked: ListOnPage): Promise<{ pages: number[]; rows: ListedPart[] }> {
      const found = await withList(asked, async (list) => ({
        pages: await figurePages(list, readPage(asked)),
        rows: list.rows,
      }))
      return found ?? { pages: [], rows: [] }
    },

    /** Where the item numbers of a list are on one of these pages, in the order of the list. */
    async places(asked: ListOnPage, figurePage: number): Promise<ItemPlace[]> {
      const found = await withList(asked, async (list) => {
        const read = readPage(asked)
        const pages = await figurePages(list, read)
        if (!pages.includes(figurePage)) return undefined
        const sheets = (await Promise.all(pages.map(read))).flatMap((page) => page ?? [])
        const page = sheets.find(({ text }) => text.number === figurePage)
        const around = await Promise.all([figurePage - 1, figurePage + 1].map(read))
        const neighbours = around.flatMap((neighbour) => neighbour?.text ?? [])
        return page && { list, page, neighbours, isPrinted: isPrinted(list, sheets) }
      })
      if (!found) return []
      const { list, page, neighbours } = found
      const text = await wordsOf(page.text, found.isPrinted, asked)
      return inOrderOf(list, placesOnPage({ ...page, text }, list, neighbours))
    },
  }
}

const refuse = (signal: AbortSignal) => (error: unknown) => {
  throw signal.aborted ? pagesBusy() : pageRefusal(error)
}

/** Whether the sheets of a figure have the numbers of the list as text. */
function isPrinted(list: PrintedList, sheets: readonly PageOfFigure[]): boolean {
  const printed = new Set(sheets.flatMap((sheet) => placesOnPage(sheet, list, []).map(({ item }) => item)))
  const listed = new Set(list.rows.flatMap(({ item }) => item ?? []))
  return printed.size >= listed.size * MIN_PRINTED
}

function inOrderOf({ rows }: PrintedList, places: readonly ItemPlace[]): ItemPlace[] {
  const order = new Map(rows.toReversed().map(({ item }, at) => [item, -at]))
  return places.toSorted((one, other) => (order.get(one.item) ?? 0) - (order.get(other.item) ?? 0))
}

export type PartFigures = ReturnType<typeof createPartFigures>
