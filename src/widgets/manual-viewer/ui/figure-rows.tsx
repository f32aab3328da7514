import type { ReactNode } from 'react'
import type { AnswerPart } from '@/entities/conversation'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { Separated } from '@/shared/ui/separated'
import type { FigureItem } from '../model/figure-items'
import { manualViewerText } from '../text'

type FigureRowsProps = {
  items: readonly FigureItem[]
  selected: string | undefined
  /** Whether an item can be shown on the figure. */
  isPlaced: (item: string) => boolean
  onSelect: (item: string) => void
  /** What a part costs, and the way into the cart. */
  sale: (part: AnswerPart) => ReactNode
}

/** The list of a figure; an item that is printed on the figure is a button that shows it there. */
export function FigureRows({ items, selected, isPlaced, onSelect, sale }: FigureRowsProps) {
  const t = useText(manualViewerText)
  return (
    <ul aria-label={t('figureParts')} className="divide-y divide-line">
      {items.map(({ item, parts }, index) => (
        <li
          key={item || index}
          aria-current={item !== '' && item === selected ? 'true' : undefined}
          className={cx(
            'grid grid-cols-[3rem_1fr] gap-x-3 px-3 py-3',
            item !== '' && item === selected && 'bg-accent/20',
          )}
        >
          {isPlaced(item) ? (
            <button
              type="button"
              aria-label={t('showItem', { item })}
              onClick={() => onSelect(item)}
              className="figures h-fit min-h-9 rounded-full border border-line-strong px-2 font-semibold hover:border-accent"
            >
              {item}
            </button>
          ) : (
            <span className="figures py-1.5 text-center font-semibold">{item}</span>
          )}
          <div className="grid min-w-0 gap-3">
            {parts.map((part) => (
              <FigureRow key={[part.part_number, part.page, part.dealership?.id].join()} part={part} sale={sale} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

function FigureRow({ part, sale }: { part: AnswerPart; sale: (part: AnswerPart) => ReactNode }) {
  const t = useText(manualViewerText)
  const { part_number, description, quantity, remark } = part
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
        <p className="font-semibold">
          <span className="figures">{part_number}</span> {description}
        </p>
        <p className="text-sm text-ink-muted">
          <Separated facts={[quantity && t('quantity', { quantity }), remark]} />
        </p>
      </div>
      {sale(part)}
    </div>
  )
}
