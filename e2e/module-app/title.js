export const titleFor = ({ role }) => `Orders of ${role}`;
