export type { MenuUser } from './model/menu'
export { useMenuScreens } from './model/use-menu-screens'
export { type MenuLinkComponent, SideMenu } from './ui/side-menu'
