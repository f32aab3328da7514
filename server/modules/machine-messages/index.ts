export { notifyOtherSide } from './notify-other-side'
