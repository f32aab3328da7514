export { TelematicsSourcesDrawer } from './ui/telematics-sources-drawer'
