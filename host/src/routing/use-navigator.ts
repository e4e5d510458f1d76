import { useContext } from 'react';
// `useNavigate` would add 1 KB to the first scripts, for relative paths and data routers that the host never uses.
import { UNSAFE_NavigationContext as NavigationContext, type Navigator } from 'react-router-dom';

export const useNavigator = (): Navigator => useContext(NavigationContext).navigator;
