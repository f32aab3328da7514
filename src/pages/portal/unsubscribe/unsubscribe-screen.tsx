import { Link } from '@tanstack/react-router'
import { useRouteSearch } from '@/shared/lib/page-route'
import { unsubscribeRoute } from './route'
import { UnsubscribePage } from './unsubscribe-page'

export function UnsubscribeScreen() {
  const { token } = useRouteSearch(unsubscribeRoute).search
  return <UnsubscribePage token={token} profileLink={(words) => <Link to="/profile">{words}</Link>} />
}
