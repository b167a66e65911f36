/** Where the frame of a page comes from, such as `http://127.0.0.1:4177`: whoever opens the editor knows it. */
import { createContext, useContext } from 'react';

const OriginContext = createContext('');
export const PreviewOrigin = OriginContext.Provider;

export const usePreviewOrigin = (): string => useContext(OriginContext);
