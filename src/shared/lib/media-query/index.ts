export { useIsNarrow, useIsPhone, useMediaQuery } from './use-media-query'
