export { DropdownMenu, type MenuAction } from './dropdown-menu'
