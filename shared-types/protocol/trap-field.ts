/** Name of the field that people do not see and programs fill; every form of an enquiry has it. */
export const trapField = 'leaveEmpty';
