export type { MenuUser } from './model/menu'
export { type MenuLinkComponent, SideMenu } from './ui/side-menu'
