import { useText } from '@/shared/lib/i18n'
import { sideMenuText } from '../text'
import { footerFor, type MenuUser, menuFor } from './menu'

type MenuScreen = { to: string; label: string }

/**
 * Every screen of one person's menu by its words, in the menu's order.
 *
 * @param routes the paths that the app has screens for
 * @param hasOwnPolicy whether the operator's own privacy policy is linked in place of the app's page
 */
export function useMenuScreens(user: MenuUser, routes: readonly string[], hasOwnPolicy: boolean): MenuScreen[] {
  const t = useText(sideMenuText)
  const links = menuFor(user, routes).flatMap((entry) => ('links' in entry ? entry.links : [entry]))
  return [...links, ...footerFor(user, routes, hasOwnPolicy)].map(({ key, to }) => ({ to, label: t(key) }))
}
