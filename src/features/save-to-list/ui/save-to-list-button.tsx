import { ListPlus } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import type { CartSides } from '@/entities/cart'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { saveToListText } from '../text'
import { type SavedPart, SaveToListDialog } from './save-to-list-dialog'

export type { SavedPart }

type SaveToListButtonProps = Pick<ComponentProps<typeof Button>, 'size' | 'className'> & {
  sides: CartSides
  parts: readonly SavedPart[]
}

/** Saves parts and bundles that are listed somewhere as a shopping list, or adds them to one. */
export function SaveToListButton({ sides, parts, ...button }: SaveToListButtonProps) {
  const t = useText(saveToListText)
  const [saved, setSaved] = useState<readonly SavedPart[]>()
  return (
    <>
      <Button {...button} icon={<ListPlus aria-hidden />} onClick={() => setSaved(parts)}>
        {t('saveAsList')}
      </Button>
      {saved && <SaveToListDialog sides={sides} parts={saved} onClose={() => setSaved(undefined)} />}
    </>
  )
}
