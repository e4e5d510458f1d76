export const maxEnquiryBytes = 64 * 1024;
export const maxFields = 30;
export const maxLineLength = 500;
export const maxTextLength = 4000;
export const maxEmailLength = 254;
export const maxItemTextLength = 40;
export const maxEnquiryItems = 50;
