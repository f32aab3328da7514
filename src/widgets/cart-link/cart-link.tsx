import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ShoppingCart } from 'lucide-react'
import { cartQueries } from '@/entities/cart'
import { useText } from '@/shared/lib/i18n'
import { buttonClass } from '@/shared/ui/button'
import { CountMark } from '@/shared/ui/count-mark'
import { KeyHint } from '@/shared/ui/keyed'
import { cartLinkText } from './text'

/** The way to the cart, with how many lines wait in all of the reader's carts; not shown to who can order from nobody. */
export function CartLink() {
  const t = useText(cartLinkText)
  const { data } = useQuery(cartQueries.list())
  if (!data || data.items.length === 0) return null
  const count = data.items.reduce((sum, { line_count }) => sum + line_count, 0)
  return (
    <KeyHint by="newOrder">
      <Link
        to="/cart"
        aria-label={count > 0 ? t('withLines', { count }) : t('cart')}
        className={buttonClass({ variant: 'quiet', size: 'icon' })}
      >
        <CountMark count={count} icon={<ShoppingCart />} />
      </Link>
    </KeyHint>
  )
}
