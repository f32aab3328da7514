import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useText } from '@/shared/lib/i18n'
import { DropdownMenu, type MenuAction } from '../dropdown-menu'
import { IconButton } from '../icon-button'
import { uiText } from '../text'

type RowMenuProps = {
  /** What the row is about, for those who cannot see where the button is. */
  name: string
  onEdit?: () => void
  onDelete?: () => void
  /** What else can be done, between the two. */
  actions?: readonly MenuAction[]
}

/** What can be done with a row of a list beside its main action, behind one button. */
export function RowMenu({ name, onEdit, onDelete, actions = [] }: RowMenuProps) {
  const t = useText(uiText)
  const edit = onEdit && { label: t('edit'), icon: <Pencil aria-hidden />, onSelect: onEdit }
  const remove = onDelete && {
    label: t('delete'),
    icon: <Trash2 aria-hidden />,
    destructive: true,
    onSelect: onDelete,
  }
  return (
    <DropdownMenu
      trigger={<IconButton label={t('actionsFor', { name })} icon={<Ellipsis aria-hidden />} />}
      actions={[...(edit ? [edit] : []), ...actions, ...(remove ? [remove] : [])]}
    />
  )
}
