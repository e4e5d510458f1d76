import { describe, expect, it } from '@jest/globals';
import { activeTab, currentPage, currentSection } from './current-link';
import { home, products } from './site-links';

describe('activeTab', () => {
  it.each([
    ['/home', 'Home'],
    ['/about-us', 'About Us'],
    ['/about-us/csr', 'About Us'],
    ['/products/gloves', 'Products'],
    ['/contact-us', 'Contact Us'],
    ['/career', 'Home'],
    ['/product-details/XP2210', 'Home'],
    ['/', 'Home'],
    ['', 'Home'],
  ])('of %s is %s', (path, label) => {
    expect(activeTab(path).label).toBe(label);
  });
});

describe('the current link', () => {
  it('is a page only on its own path', () => {
    expect(currentPage(home, '/home')).toBe('page');
    expect(currentPage(home, '/career')).toBeUndefined();
  });

  it('is a section on the pages below it', () => {
    expect(currentSection(products, '/products')).toBe('page');
    expect(currentSection(products, '/products/gloves')).toBe('true');
    expect(currentSection(products, '/product-details/XP2210')).toBeUndefined();
  });
});
