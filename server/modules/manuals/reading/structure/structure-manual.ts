import type { PageLayout } from '../layout/layout-pages'
import type { Block } from './block'
import { consolidateTables } from './consolidate-tables'
import { isContentsPage } from './contents-page'
import { consolidateStepLists } from './step-list'
import { structureRegion } from './structure-region'
import { manualStyle, pageStyle } from './type-style'

export interface StructuredPage {
  number: number
  width: number
  height: number
  contents: boolean
  blocks: Block[]
}

export const structureManual = (pages: readonly PageLayout[]): StructuredPage[] => {
  const style = manualStyle(pages)
  const blocks = consolidateTables(
    consolidateStepLists(
      pages.map((page) => page.regions.flatMap((rows) => structureRegion(rows, pageStyle(page, style)))),
    ),
  )
  return pages.map((page, index) => ({
    number: page.number,
    width: page.width,
    height: page.height,
    contents: isContentsPage(page),
    blocks: blocks[index] ?? [],
  }))
}
