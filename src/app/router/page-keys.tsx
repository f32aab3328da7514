import { useNavigate } from '@tanstack/react-router'
import { useShortcut } from '@/shared/lib/shortcut'
import { requestFocus } from '@/shared/lib/wanted-focus'

/** The keys by which orders and quotes begin, wherever one is. */
export function PageKeys() {
  const navigate = useNavigate()
  useShortcut('newOrder', () => {
    if (!requestFocus('new-order', 'quick-order')) void navigate({ to: '/cart' })
  })
  useShortcut('quickOrder', () => {
    if (!requestFocus('quick-order', 'new-order')) void navigate({ to: '/cart' })
  })
  useShortcut('newQuote', () => void navigate({ to: '/add-quote' }))
  return null
}
