import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type AnswerPart, type ListOnPage, listOf, partFigureQueries } from '@/entities/conversation'
import { useText } from '@/shared/lib/i18n'
import { type ShownFigure, useFigureView } from '../model/figure-view'
import { conversationText } from '../text'

type PartFigureProps = Pick<ShownFigure, 'sale'> & { part: AnswerPart }

/** Opens the figure that shows a part, where the manual has one. */
export function PartFigure({ part, sale }: PartFigureProps) {
  const view = useFigureView()
  const list = listOf(part)
  if (!view || !list) return null
  return <FigureOfList list={list} part={part} sale={sale} view={view} />
}

type FigureOfListProps = PartFigureProps & { list: ListOnPage; view: (shown: ShownFigure) => ReactNode }

function FigureOfList({ list, part, sale, view }: FigureOfListProps) {
  const t = useText(conversationText)
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery(partFigureQueries.of(list))
  if (!data || data.pages.length === 0) return null
  return (
    <>
      {' · '}
      <button
        type="button"
        aria-label={t('partFigureNamed', { part: part.part_number })}
        className="underline print:hidden"
        onClick={() => setIsOpen(true)}
      >
        {t('partFigure')}
      </button>
      {view({ open: isOpen, list, item: part.item ?? undefined, sale, onClose: () => setIsOpen(false) })}
    </>
  )
}
