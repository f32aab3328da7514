import { useText } from '@/shared/lib/i18n'
import { Skeleton } from '../skeleton'
import { uiText } from '../text'

const widths = ['w-3/4', 'w-1/2', 'w-2/3', 'w-2/5']
const upTo = (count: number) => [...new Array(count).keys()]

/** Grey rows in the shape of those that come, and a word for those who do not see them. */
export function TableSkeleton({ rows, columns }: { rows: number; columns: number }) {
  const t = useText(uiText)
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      {upTo(rows).map((row) => (
        <div key={row} className="flex h-12 items-center gap-4 border-b border-line px-4 last:border-b-0">
          {upTo(columns).map((column) => (
            <span key={column} className="grow basis-0">
              <Skeleton className={`h-4 ${widths[(row + column) % widths.length]}`} />
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}
