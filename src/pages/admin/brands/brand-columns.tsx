import { Pencil } from 'lucide-react'
import type { Brand } from '@/entities/brand'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import type { Column } from '@/shared/ui/data-table'
import { brandsText } from './text'

/** @param onRename absent for those who only read */
export function useBrandColumns(onRename: ((brand: Brand) => void) | undefined): Column<Brand>[] {
  const t = useText(brandsText)
  const columns: Column<Brand>[] = [
    {
      id: 'name',
      header: t('name'),
      onCard: 'title',
      value: ({ name }) => name,
      cell: ({ name }) => <span className="font-semibold wrap-anywhere">{name}</span>,
    },
    {
      id: 'machines',
      header: t('machines'),
      kind: 'number',
      value: ({ machine_count }) => machine_count,
      cell: ({ machine_count }) => machine_count,
    },
  ]
  if (!onRename) return columns
  return [
    ...columns,
    {
      id: 'actions',
      header: t('actions'),
      kind: 'actions',
      onCard: 'footer',
      cell: (brand) => (
        <Button
          icon={<Pencil aria-hidden />}
          aria-label={t('renameNamed', { name: brand.name })}
          onClick={() => onRename(brand)}
          className="max-sm:w-full"
        >
          {t('rename')}
        </Button>
      ),
    },
  ]
}
