import type { PageLayout } from '../layout/layout-pages'
import type { Block } from './block'
import { isContentsPage } from './contents-page'
import { settleTables } from './settle-tables'
import { settleSteps } from './step-list'
import { structureStretch } from './structure-stretch'
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
  const blocks = settleTables(
    settleSteps(pages.map((page) => page.stretches.flatMap((rows) => structureStretch(rows, pageStyle(page, style))))),
  )
  return pages.map((page, index) => ({
    number: page.number,
    width: page.width,
    height: page.height,
    contents: isContentsPage(page),
    blocks: blocks[index] ?? [],
  }))
}
