import type { FigurePlace } from '@/entities/conversation'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { type FigureItem, nameOfItem } from '../model/figure-items'
import { manualViewerText } from '../text'

type FigurePlacesProps = {
  places: readonly FigurePlace[]
  items: readonly FigureItem[]
  selected: string | undefined
  onSelect: (item: string) => void
}

/** The item numbers on a figure as buttons, which are large enough for a finger however small the number is. */
export function FigurePlaces({ places, items, selected, onSelect }: FigurePlacesProps) {
  const t = useText(manualViewerText)
  return places.map(({ item, x, y, width, height }) => {
    const listed = items.find((one) => one.item === item)
    if (!listed) return null
    const isSelected = item === selected
    return (
      <button
        key={[item, x, y].join()}
        type="button"
        data-item={item}
        aria-label={t('figureItem', { item, part: nameOfItem(listed) })}
        aria-pressed={isSelected}
        onClick={() => onSelect(item)}
        style={{
          left: `${(x + width / 2) * 100}%`,
          top: `${(y + height / 2) * 100}%`,
          width: `${width * 130}%`,
          height: `${height * 130}%`,
        }}
        className={cx(
          'absolute min-h-6 min-w-6 -translate-x-1/2 -translate-y-1/2 cursor-pointer rounded-full border-2 mix-blend-multiply',
          isSelected ? 'border-ink bg-accent' : 'border-accent bg-accent/25 hover:bg-accent/60',
        )}
      />
    )
  })
}
