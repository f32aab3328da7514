export { PortalLinksDrawer } from './ui/portal-links-drawer'
