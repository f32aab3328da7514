import { createContext, type ReactNode, useContext } from 'react'
import type { AnswerPart, ListOnPage } from '@/entities/conversation'

/** The props of the page's view of a figure. */
export type ShownFigure = {
  open: boolean
  list: ListOnPage
  item: string | undefined
  sale: (part: AnswerPart) => ReactNode
  onClose: () => void
}

const FigureView = createContext<((shown: ShownFigure) => ReactNode) | undefined>(undefined)

export const FigureViewProvider = FigureView.Provider

/** Shows the figure of a part; undefined where figures are not shown, as on paper. */
export const useFigureView = () => useContext(FigureView)
