import { ListPlus, ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { boxPlace } from '@/entities/conversation'
import { useAddToCart } from '@/features/add-to-cart'
import { SaveToListDialog } from '@/features/save-to-list'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { DropdownMenu } from '@/shared/ui/dropdown-menu'
import { nameOf, type PageSeller } from '../model/page-seller'
import { manualViewerText } from '../text'

type PartsMenuProps = {
  seller: PageSeller
  /** Nobody else sells parts of the page. */
  isOnly: boolean
}

/** A menu of the parts of the page that one dealership sells, each of which it puts into the cart, or all into a shopping list. */
export function PartsMenu({ seller: { dealership, sides, parts }, isOnly }: PartsMenuProps) {
  const t = useText(manualViewerText)
  const { add } = useAddToCart(sides)
  const [isSaving, setIsSaving] = useState(false)
  const sold = [...new Map(parts.map(({ part }) => [part.id, part])).values()]
  return (
    <>
      <DropdownMenu
        align="start"
        trigger={
          <Button size="sm" icon={<ShoppingCart aria-hidden />}>
            {t(isOnly ? 'orderParts' : 'orderFrom', { count: sold.length, dealership })}
          </Button>
        }
        actions={[
          ...sold.map((part) => ({
            label: t('addPart', { part: nameOf(part) }),
            onSelect: () => add({ id: part.id, name: nameOf(part) }),
          })),
          { label: t('saveParts'), icon: <ListPlus aria-hidden />, onSelect: () => setIsSaving(true) },
        ]}
      />
      {isSaving && (
        <SaveToListDialog
          sides={sides}
          parts={sold.map((part) => ({ name: nameOf(part), line: { part_id: part.id, quantity: 1 } }))}
          onClose={() => setIsSaving(false)}
        />
      )}
    </>
  )
}

/** The rows of the page's parts lists that one dealership sells; a click puts the part into the cart, as the menu does. */
export function PartRows({ seller: { sides, parts } }: { seller: PageSeller }) {
  const t = useText(manualViewerText)
  const { add } = useAddToCart(sides)
  // Rows are too low to be touched one by one, and follow one another too closely: the menu is for fingers and keys.
  return (
    <div aria-hidden className="pointer-coarse:hidden">
      {parts.map(({ printed_number: printed, box, part }) => (
        <button
          key={`${printed} ${box.join()}`}
          type="button"
          tabIndex={-1}
          title={t('addPart', { part: nameOf(part) })}
          style={boxPlace(box)}
          onClick={() => add({ id: part.id, name: nameOf(part) })}
          className="absolute cursor-pointer rounded-sm border border-transparent mix-blend-multiply transition-colors duration-150 hover:border-accent hover:bg-accent/30"
        />
      ))}
    </div>
  )
}
