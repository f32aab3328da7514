import type { PageLayout } from '../layout/layout-pages'
import type { Block, Step } from './block'
import { consolidateTables } from './consolidate-tables'
import { isContentsPage } from './contents-page'
import { consolidateStepLists } from './step-list'
import { lastStepOf, structureRegion } from './structure-region'
import { manualStyle, pageStyle, type TypeStyle } from './type-style'

export interface StructuredPage {
  number: number
  width: number
  height: number
  contents: boolean
  blocks: Block[]
}

export const structureManual = (pages: readonly PageLayout[]): StructuredPage[] => {
  const style = manualStyle(pages)
  const blocks = consolidateTables(consolidateStepLists(structureRegions(pages, style)))
  return pages.map((page, index) => ({
    number: page.number,
    width: page.width,
    height: page.height,
    contents: isContentsPage(page),
    blocks: blocks[index] ?? [],
  }))
}

/** Step lists continue in the next region or on the next page. */
const structureRegions = (pages: readonly PageLayout[], style: TypeStyle): Block[][] => {
  let step: Step | undefined
  return pages.map((page) =>
    page.regions.flatMap((rows) => {
      const blocks = structureRegion(rows, pageStyle(page, style), step)
      step = lastStepOf(blocks, step)
      return blocks
    }),
  )
}
