export { useIsPhone, useMediaQuery } from './use-media-query'
