import { useContext } from 'react';
// `useNavigate` brings relative paths and data routers into every first page, 1 KB for what the host never uses.
import { UNSAFE_NavigationContext as NavigationContext, type Navigator } from 'react-router-dom';

/** The router's own way to go to an absolute path. */
export const useNavigator = (): Navigator => useContext(NavigationContext).navigator;
