import { expect, it } from '@jest/globals';
import { activeTab } from './current-link';

it.each([
  ['/home', 'Home'],
  ['/about-us/csr', 'About Us'],
  ['/products/gloves', 'Products'],
  ['/contact-us', 'Contact Us'],
  ['/product-details/XP2210', 'Home'],
  ['', 'Home'],
])('the active tab of %s is %s', (path, label) => {
  expect(activeTab(path).label).toBe(label);
});

it('a tab of the site configuration is active on its pages', () => {
  expect(activeTab('/orders/7', [{ label: 'Orders', path: '/orders' }]).label).toBe('Orders');
});
