import { Columns3Cog } from 'lucide-react'
import { listDensityValues } from '#contract/platform-limits'
import { useText } from '@/shared/lib/i18n'
import { useIsNarrow } from '@/shared/lib/media-query'
import { type Column, canHide } from '../data-table'
import { IconButton } from '../icon-button'
import { Menu, MenuChoice, MenuGroup, MenuLine } from './menu'
import { listPageText } from './text'
import type { ListDisplay } from './use-list-display'

type DisplayMenuProps<Row> = {
  columns: readonly Column<Row>[]
  display: ListDisplay
  onChange: (change: Partial<ListDisplay>) => void
}

/** Which columns are shown, and how close the rows are. */
export function DisplayMenu<Row>({ columns, display: { hiddenColumns, density }, onChange }: DisplayMenuProps<Row>) {
  const t = useText(listPageText)
  const hasCards = useIsNarrow()
  const toggled = (id: string) =>
    hiddenColumns.includes(id) ? hiddenColumns.filter((hidden) => hidden !== id) : [...hiddenColumns, id]
  return (
    <Menu trigger={<IconButton variant="secondary" label={t('display')} icon={<Columns3Cog aria-hidden />} />}>
      <MenuGroup label={t('columns')}>
        {columns.filter(canHide).map(({ id, header }) => (
          <MenuChoice
            key={id}
            label={header}
            checked={!hiddenColumns.includes(id)}
            onChoose={() => onChange({ hiddenColumns: toggled(id) })}
            staysOpen
          />
        ))}
      </MenuGroup>
      {!hasCards && (
        <>
          <MenuLine />
          <MenuGroup label={t('density')}>
            {listDensityValues.map((offered) => (
              <MenuChoice
                key={offered}
                label={t(offered)}
                checked={density === offered}
                onChoose={() => onChange({ density: offered })}
                staysOpen
              />
            ))}
          </MenuGroup>
        </>
      )}
    </Menu>
  )
}
